import { amounts } from "./amounts";

/**
 * Until the owner has entered a number to call: what stands in place of each sentence that asks to call us,
 * or that promises a number, by the path of that sentence.
 */
export const withoutNumber = {
  submission: {
    sent: {
      ifLate:
        "If you have not heard from us by then, or it becomes urgent, write to us and give your request number.",
    },
    status: {
      late: {
        title: "We are late",
        text: "You should have had our reply by {{time}} (Bangladesh time). We are sorry. Write to us and give your request number.",
      },
      answered: {
        text: "If nothing has reached you, or you have a question, write to us and give your request number.",
      },
      onHold: {
        text: "Work has paused: you asked us to wait, or a paper, a visa or a bed is not ready. If you do not know which, or something has changed, write to us and give your request number.",
      },
      closed: {
        completed: { text: "The journey is complete. If you need us again, send a new request." },
        cancelled: {
          text: "We have stopped work on this request. If you did not want this, write to us and give your request number.",
        },
        declined: {
          text: "A coordinator will tell you why. If nobody has told you, or the patient’s condition has changed, write to us and give your request number.",
        },
        duplicate: {
          text: "We received more than one request for this patient and keep them together under the other request number. If you do not know it, write to us.",
        },
        message: {
          text: "If you still have a question, write again and give your request number.",
        },
      },
    },
  },
  booking: {
    urgent: {
      text: "If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) or go to the nearest hospital first. Do not wait for a reply from us.",
    },
  },
  contact: {
    metaDescription:
      "Send a message at any hour. A coordinator replies, day or night, on holidays too.",
    urgent: {
      text: "If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) or go to the nearest hospital first. Then write to us, at any hour. You do not need any papers or an account.",
    },
  },
  services: {
    detail: {
      danger:
        "If a life is in danger now, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) or go to the nearest hospital first. Then write to us, at any hour.",
      askText:
        "Write and say what has happened. We will tell you which service fits, or if none does.",
    },
    items: {
      "icu-air-ambulance": {
        howItWorks: {
          contact:
            "Write to us, at any hour. Tell us where the patient is now, what has happened, and whether a ventilator is in use.",
        },
        keyBenefits: { 4: "One request number, from start to finish" },
      },
      "doctor-appointment": {
        howItWorks: {
          contact:
            "Send the booking form. Tell us about the illness, the country you have in mind and when you could travel.",
        },
      },
      "round-the-clock-help": {
        short: "Write to us, day or night.",
        summary: `Write at any hour, from home or from abroad. You get a reply within ${amounts.replyTime}, and the person who answers can see your request.`,
        overview: {
          0: "Illness does not keep office hours. Before, during and after the journey you can write to us at any hour.",
        },
        howItWorks: {
          contact: `Send the form. A coordinator replies within ${amounts.replyTime}, at night and on holidays too.`,
          handover:
            "At the hospital and afterwards, at home too, you can write to us. We help with reports, a new date or the way back.",
        },
        keyBenefits: {
          1: "A reply by phone, WhatsApp or email",
          3: "You can write before, during and after the journey",
        },
      },
    },
  },
  privacy: {
    sections: {
      3: {
        text: {
          0: "A call, a WhatsApp message or an email passes through the company that carries it, and its own rules apply there. If you would rather not send a report that way, write to us and we will agree on another.",
        },
      },
    },
  },
  offline: {
    page: {
      text: "This page is not saved on your device.",
    },
    unsent: {
      waitingHelp:
        "We have not received it yet. If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there).",
    },
  },
  errors: {
    noRequest: {
      text: "Check each character: SETU, then eight letters or numbers. If you are not sure, write to us: we also find a request by name or phone number.",
    },
    tooMany: {
      text: "Many wrong numbers were tried from your network, perhaps by others. What you sent has still reached us. Wait ten minutes, then open the page again.",
    },
  },
  proof: {
    late: {
      text: "If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) or go to the nearest hospital first. Write to us, at any hour, and give your request number.",
    },
  },
  home: {
    lead: "Air ambulance, doctor appointments, visa and tickets for patients from Bangladesh. Write at any hour. A real person answers.",
    facts: { 0: { text: "a coordinator on duty" } },
    questions: { lead: "Ask yours at any hour." },
  },
  faqs: {
    lead: "Short answers. If yours is not here, write to us at any hour.",
    items: {
      0: {
        answer: {
          1: "When the patient is in a doctor’s care, write to us. We can begin to plan a transfer at once.",
        },
      },
      1: {
        answer: {
          1: "If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) or go to the nearest hospital first.",
        },
      },
    },
  },
  process: {
    lead: "Five steps from your first message to the hospital bed. You can always see which step you are on.",
    metaDescription:
      "The five steps from your first message to the hospital abroad, and the papers that patients from Bangladesh usually prepare.",
    stations: {
      0: {
        text: "You send the form. You get a request number at once, and a coordinator replies. You do not need any papers for this.",
      },
    },
    documents: {
      lead: "This is what patients from Bangladesh usually prepare. Use it as a guide: the embassy decides what it asks for. If something is missing, write to us anyway.",
    },
    afterReturn: {
      text: {
        2: "We can have the reports translated, ask the hospital a question for you, or arrange the next appointment. Write to us then too.",
      },
    },
  },
  about: {
    whoWeAre: {
      text: {
        1: "We are not a hospital and not an airline. We bring together those who are, and stay with you from the first message until you are home again.",
      },
    },
    teamMessage: {
      text: {
        0: "When you write to us, something has probably just happened that you did not plan for. You do not need the right words or the right papers. Tell us who is ill and where you are.",
      },
    },
  },
  costs: {
    free: { items: { 0: "Your request, and our reply" } },
    services: {
      "round-the-clock-help": { 0: "We charge nothing for a message, at any hour" },
    },
  },
  terms: {
    sections: {
      3: { text: { 0: "A request to us is free and binds neither you nor us." } },
    },
  },
  account: {
    profile: {
      bookingLost: "If anything in your request has changed, write to us with your request number.",
    },
    details: {
      emailFixed: "The email address cannot be changed. Write to us if it is no longer yours.",
    },
  },
};
