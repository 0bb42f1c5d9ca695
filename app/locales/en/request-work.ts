/** A request's owner, its place in the list, and the page that makes it a booking. */
export const requestWork = {
  owner: {
    mine: "Yours",
    nobody: "Nobody has it",
    take: "Take",
    takeOver: "Take it over",
    change: "Hand over",
    to: "Hand over to",
    giveBack: "Give it back",
  },
  place: {
    label: "In the list you came from",
    of: "{{number}} of {{count}}",
    previous: "Previous request",
    next: "Next request",
  },
  making: {
    button: "Make this a booking",
    title: "Make {{reference}} a booking",
    lead: "Its number, its deadline and its history stay.",
    save: "Make it a booking",
    back: "Back to the request",
    conflict:
      "Someone else changed it meanwhile. Nothing is saved yet: look at it, then save again.",
    became: "It is a booking already.",
    typed: "This is what you typed. It is not saved:",
    known: "There may be another request for the same patient",
    knownText: "Nothing is changed there; merge them afterwards if they are the same.",
    words: "{{name}} wrote this; it stays word for word.",
  },
};
