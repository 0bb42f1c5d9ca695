/** What the booking form and the contact form share. */
export const submission = {
  leaveEmpty: "Leave this empty",
  sent: {
    referenceLabel: "Your request number",
    keep: "Write it down or take a picture of it. We send it by email too. If no email comes, this number is all you need.",
    ifLate:
      "If you have not heard from us by then, or it becomes urgent, call us and give your request number.",
    notAgain: "You do not need to send the form again.",
  },
  /** For the browser that has just sent a request. */
  recap: {
    title: "What you sent",
    note: "You can see this only in this browser, for half an hour after sending.",
  },
  /** Where a request stands, for whoever opens it by its number: the page that the emails link to. */
  status: {
    step: "Step {{number}} of {{count}}",
    stepsTitle: "The way to the hospital",
    steps: {
      contact: "Contact",
      assessment: "Doctors",
      coordination: "Planning",
      transfer: "Transfer",
      handover: "Arrival",
    },
    /** What is going on at each of them, as the heading of a request that we have replied to. */
    now: {
      contact: "We are in touch with you",
      assessment: "The patient’s condition is being assessed",
      coordination: "We are planning the journey",
      transfer: "The patient is on the way",
      handover: "The hospital is taking over",
    },
    late: {
      title: "We are late. Please call us",
      text: "You should have had our reply by {{time}} (Bangladesh time). We are sorry. Call now and give your request number: a person answers.",
    },
    answered: {
      title: "We have replied",
      text: "On {{time}} (Bangladesh time). If no reply reached you by phone, WhatsApp or email, or you have a question, call us and give your request number.",
    },
    onHold: {
      title: "On hold for now",
      text: "Work has paused: you asked us to wait, or a paper, a visa or a bed is not ready. If you do not know which, or something has changed, call us and give your request number.",
    },
    messageAnswered: "Your message is answered",
    closed: {
      completed: {
        title: "This request is complete",
        text: "The journey is complete. If you need us again, call us or send a new request.",
      },
      cancelled: {
        title: "This request is cancelled",
        text: "We have stopped work on this request. If you did not want this, call us and give your request number.",
      },
      declined: {
        title: "We could not arrange this",
        text: "A coordinator will tell you why. If nobody has told you, or the patient’s condition has changed, call us and give your request number.",
      },
      duplicate: {
        title: "Merged with another request",
        text: "You sent us more than one request. We are answering under the other request number. If you do not know it, call us.",
      },
      message: {
        title: "This message is closed",
        text: "If you still have a question, call us and give your request number, or write again.",
      },
    },
    own: "Have an account? Log in to see everything you sent",
  },
};
