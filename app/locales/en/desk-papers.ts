/** The papers of a request, for coordinators. */
export const deskPapers = {
  title: "Papers of {{reference}}",
  papers: "Papers",
  none: "Papers: none yet",
  nothing: "No paper has arrived, and none is on the list.",
  toJudge: "Papers to judge",
  toCome: "To come",
  problem: "There is a problem",
  done: "Accepted",
  earlier: "Replaced or removed",
  all: "All: {{count}}",
  accept: "Accept",
  refuse: "Refuse",
  infected: "The virus scanner found something in it. Nobody can open it.",
  addedBy: "added by {{name}}",
  counts: {
    toCome: "To come: {{count}}",
    refused: "Refused: {{count}}",
    accepted: "Accepted: {{count}}",
  },
  judged: {
    accepted: "Accepted by {{name}}: {{time}}",
    refused: "Refused by {{name}}: {{time}}",
  },
  refusal: {
    title: "Refuse a paper of {{reference}}",
    why: "Why",
    choose: "Choose the reason",
    words: "For the family, in: {{language}}",
    wordsHint: "Left empty, the family reads the usual words for the reason.",
    wordsMissing: "Write to the family what is wrong with the paper.",
    submit: "Refuse and tell the family",
    note: "The family sees it as a problem on its list.",
    notNow: "This paper cannot be refused now: it is refused already, or a newer one has come.",
  },
  reasons: {
    cut: "Cut off",
    blurred: "Blurred",
    ends: "Ends too soon",
    wrong: "Wrong paper",
    missing: "A page is missing",
    other: "Another reason",
  },
  /** Words for the family, shown in its language. */
  forFamily: {
    cut: "Part of the paper is cut off. Please take the photo again so that all four corners are seen.",
    blurred:
      "The photo is blurred, so it cannot be read. Please take it again in good light, holding the phone still.",
    ends: "This paper ends too soon. A new one is needed; we will tell you by phone how to get it.",
    wrong: "This is not the paper we need. Please look at the list again, or ask us.",
    missing: "A page is missing. Please send all pages of this paper.",
  },
  assign: {
    link: "Change",
    title: "Which paper it is: {{reference}}",
    submit: "Save",
  },
  choice: {
    item: "Which paper",
    choose: "Choose the paper",
    whose: "Whose",
    whoseHint: "Only for a paper that is not on the list.",
    list: "On the list",
    others: "Not on the list",
    missing: "Choose which paper it is.",
  },
  toasts: {
    accepted: "Accepted. The family sees it on its page.",
    refused: "Refused. The family is told.",
    assigned: "Saved.",
    conflict:
      "Somebody judged or changed this paper meanwhile, or a page came. Nothing was done: look at it again.",
  },
  /** In the activity log. */
  acts: {
    "paper-accepted": "Paper accepted",
    "paper-refused": "Paper refused",
    "paper-assigned": "Paper assigned",
  },
  timeline: {
    "paper-sent": "sent a paper: {{paper}}",
    "paper-added": "added a paper: {{paper}}",
    "paper-accepted": "accepted a paper: {{paper}}",
    "paper-refused": "refused a paper: {{paper}}",
    "paper-removed": "removed a paper: {{paper}}",
  },
};
