/** Shared by the booking form and the contact form. */
export const submission = {
  /** Texts of every public form of a request. */
  form: {
    leaveEmpty: "Leave this empty",
    /** Below the form, once something is typed. */
    draft: {
      keep: "Keep what I have typed on this device",
      hint: "For one day, even if you close the browser. Leave this off on a shared device.",
      clear: "Clear the form",
    },
  },
  sent: {
    referenceLabel: "Your request number",
    keep: "Write it down or take a picture of it. We send it by email too. If no email comes, this number is all you need.",
    keepUnmailed:
      "Write it down or take a picture of it. This time we do not send it by email, because we have sent you several within the hour.",
    ifLate:
      "If you have not heard from us by then, or it becomes urgent, call us and give your request number.",
    notAgain: "You do not need to send the form again.",
  },
  /** For the browser that just sent a request. */
  recap: {
    title: "What you sent",
    note: "You can see this only in this browser, for half an hour after sending.",
  },
  /** State of a request by its reference: the page that mails link to. */
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
    /** Each status in progress: what happens, what the family should do, and until when. */
    told: {
      acknowledged: {
        title: "We are in touch with you",
        text: "A coordinator has taken up your request. You need to do nothing now. Please keep your phone on, in case we call.",
      },
      info_needed: {
        title: "We need something from you",
        text: "We have asked you for a report, a paper or an answer, and we wait for it before we go on. Please send it as soon as you can: answer our email or message, or tell us when we call.",
      },
      in_review: {
        title: "The patient’s condition is being assessed",
        text: "We are finding out whether the treatment is possible, where, and how the patient can travel safely. You need to do nothing now. Tell us at once if the patient’s condition changes.",
      },
      quoted: {
        title: "We have sent you a quote",
        text: "The quote says what it covers, what it costs and until when it is valid. Please read it and ask us about anything that is not clear. If you agree, accept it in writing before that day. Until you do, you owe nothing.",
      },
      confirmed: {
        title: "We are planning the journey",
        text: "You have accepted the quote. We are arranging the bed or the appointment, the papers, the flight and the rooms, and tell you each date once it is fixed. Please have the passports and papers ready.",
      },
      scheduled: {
        title: "The dates are fixed",
        text: "We have told you when and where the journey begins. Please have the passports, the papers and the latest reports with you. Tell us at once if the patient’s condition changes.",
      },
      in_transit: {
        title: "The patient is on the way",
        text: "You can reach us throughout the journey. We tell you as soon as the hospital has taken over.",
      },
      arrived: {
        title: "The hospital is taking over",
        text: "The patient has arrived. The hospital is taking over the care and the records. You need to do nothing now. If the hospital asks for a paper, tell us.",
      },
    },
    late: {
      title: "We are late. Please call us",
      text: "You should have had our reply by {{time}} (Bangladesh time). We are sorry. Call now and give your request number: a person answers.",
    },
    answered: {
      title: "We have replied",
      by: {
        phone: "We called you on {{time}} (Bangladesh time).",
        whatsapp: "We wrote to you on WhatsApp on {{time}} (Bangladesh time).",
        page: "We wrote to you on your page on {{time}} (Bangladesh time).",
        other: "We replied on {{time}} (Bangladesh time).",
      },
      text: "If nothing has reached you, or you have a question, call us and give your request number.",
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
        text: "We received more than one request for this patient and keep them together under the other request number. If you do not know it, call us.",
      },
      spam: {
        title: "We have closed this",
        text: "We took it for advertising or a mistake. If you need our help, call us and give your request number.",
      },
      message: {
        title: "This message is closed",
        text: "If you still have a question, call us and give your request number, or write again.",
      },
    },
    own: "Have an account? Log in to see everything you sent",
  },
};
