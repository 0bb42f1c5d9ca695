/** Names of papers’ kinds and states, for families and coordinators. */
export const paperKinds = {
  kinds: {
    passport: "Passport",
    identity: "Identity paper",
    bank: "Bank paper",
    photo: "Photo for the visa",
    report: "Medical report",
    scan: "Scan",
    prescription: "Prescription",
    letter: "Letter",
    other: "Other paper",
  },
  whose: {
    patient: "Patient",
    relative: "Relative",
  },
  need: {
    always: "Always needed",
    usually: "Usually needed",
    if_asked: "Only if asked for",
  },
  states: {
    toDo: "To do",
    problem: "There is a problem",
    withUs: "With us",
    done: "Done",
  },
  sourceWhole: "A paper is published only with its source and the day on which it was read.",
};
