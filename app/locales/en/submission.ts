/** What the booking form and the contact form share. */
export const submission = {
  leaveEmpty: "Leave this empty",
  sent: {
    referenceLabel: "Your request number",
    keep: "Write it down or take a picture of it. We usually send it by email too.",
    nextTitle: "What happens next",
    ifLate:
      "If you have not heard from us by then, or it becomes urgent, call us and give the request number. If a life is in danger, call 999 (in Thailand 1669) or go to the nearest hospital first.",
    notAgain: "You do not need to send the form again.",
  },
};
