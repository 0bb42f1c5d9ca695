/** Whose a request is, its place in the list one came from, and the booking that is made of a message. */
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
    button: "Create a booking from this message",
    title: "Create a booking from {{reference}}",
    lead: "The booking keeps the message’s deadline, and the message is closed. Each links to the other.",
    save: "Create the booking",
    became: "A booking was created from this message. Go on there:",
    unmade: "undid this; the message is open again",
    known: "This may already be a booking",
    knownText: "Nothing is changed there; merge them afterwards if they are the same.",
    words: "{{name}} wrote this; the booking keeps it word for word.",
  },
};
