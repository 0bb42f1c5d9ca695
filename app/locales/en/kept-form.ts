/** Forms that could not be saved, because the log-in had expired or the record was deleted. */
export const keptForm = {
  loggedOut: "You had been logged out. What you typed is kept for you: log in, and it is there.",
  title: "What you typed is still here",
  lead: "You had been logged out when you sent it, so nothing was saved. One press sends it now. It is kept for a day, and only you can open it.",
  noAccess:
    "You were not a coordinator when you sent it, or your account was blocked, so nothing was saved. One press sends it now. It is kept for a day, and only you can open it.",
  nameless:
    "You had not entered your name yet when you sent it, so nothing was saved. One press sends it now. It is kept for a day, and only you can open it.",
  recordGone: "Somebody has deleted what this belongs to. What you typed is kept for you here.",
  deleted: {
    lead: "Nothing of it was saved: what it belongs to was deleted while you wrote. Bring that back from the bin, then one press here saves it. It is kept for a day, and only you can open it.",
    open: "Open the bin",
  },
  save: "Save it now",
  open: "Open the page as it is now",
  words: "What you typed",
  other: "Also typed",
  remove: "Throw away",
  removeNamed: "Throw away: {{form}}",
  undo: "Undo",
  removed: "Thrown away.",
  back: "It is kept for you again.",
  gone: "It is not kept any more.",
  notice: {
    title: "What you typed is waiting for you",
    text: "It could not be saved when you sent it.",
  },
};
