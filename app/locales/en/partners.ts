/** Hospitals and operators that were asked for a request. */
export const partners = {
  title: "Hospitals and operators asked",
  none: "Nobody has been asked yet.",
  add: "Add one",
  earlier: "Asked earlier",
  lead: "For coordinators only: the family does not see it. Every change is kept in the history, with your name.",
  appointment: "Appointment",
  asked: "asked a hospital or operator",
  changed: "changed what is known of a hospital or operator asked",
  save: "Save",
  conflict: "Someone else was faster",
  conflictText:
    "Someone else changed this line meanwhile, or added the same hospital or operator. Nothing was overwritten. Save again to keep yours.",
  askAgain: "Ask again: {{name}}",
  fields: {
    name: "Hospital or operator",
    contactName: "Contact there",
    contactPhone: "Phone of the contact",
    contactEmail: "Email of the contact",
    askedOn: "Asked on",
    answer: "Answer",
    answerWords: "What they said",
    appointmentOn: "Day of the appointment",
    appointmentTime: "Time of the appointment",
    followUpOn: "Ask again on",
  },
  hints: {
    name: "One of our hospitals from the list, or any other name.",
    appointmentTime: "By the clock there.",
    followUpOn:
      "At 9:00 in Dhaka on that day the request comes back to the queue, or sooner if it has an earlier follow-up.",
  },
  answers: {
    open: "No answer yet",
    yes: "Yes",
    no: "No",
    more: "Needs more information",
  },
  pageTitle: "Hospital or operator asked for {{reference}}",
};
