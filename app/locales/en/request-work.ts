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
    previous: "The one before",
    next: "The next one",
  },
  making: {
    button: "Make a booking of it",
    title: "Make a booking of {{reference}}",
    lead: "The booking takes over the message’s clock, and the message is closed. Each names the other.",
    save: "Make the booking",
    became: "A booking was made of this message. Go on there:",
    unmade: "took it back: the message goes on",
    known: "Where this is already asked",
    knownText: "Nothing is changed there; merge them afterwards if they are the same.",
    words: "{{name}} wrote this; the booking takes it over as it stands.",
  },
};
