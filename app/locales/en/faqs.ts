import { amounts } from "./amounts";

export const faqs = {
  title: "Questions families ask",
  lead: "Short answers. If yours is not here, call or write to us at any hour.",
  metaDescription:
    "How fast we reply, what it costs, who may travel with the patient, who sees your data, and other questions families ask.",
  items: [
    {
      id: "emergency",
      question: "What if a life is in danger now?",
      answer: [
        "In Bangladesh call\u00a0999, in\u00a0Thailand\u00a01669, in another country the emergency number there, or go to the nearest hospital first. We are not an emergency service and cannot send an emergency ambulance.",
        "When the patient is in a doctor’s care, call us. We can begin to plan a transfer at once.",
      ],
    },
    {
      id: "reply-time",
      question: "How soon will somebody reply?",
      answer: [
        `Within ${amounts.replyTime}, around the clock, at night and on holidays too. A person replies; the automatic email that confirms your request does not count.`,
        "If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) or go to the nearest hospital first. If you cannot wait, call us.",
      ],
    },
    {
      id: "appointment-time",
      question: "How long until I have an appointment date?",
      answer: [
        `Usually ${amounts.appointmentTime}; it is quicker if you have the reports ready. The hospital decides. If it takes longer, we tell you.`,
        "The visa and the flight come on top of that.",
      ],
    },
    {
      id: "relatives-on-board",
      question: "How many relatives may travel on the air ambulance?",
      answer: [
        `${amounts.relatives}. It depends on the aircraft and on the equipment the patient needs. The same goes for a medical escort (a doctor or nurse who travels with the patient).`,
        "Each of them needs a passport, and a visa where the country asks for one.",
      ],
    },
    {
      id: "cost",
      question: "What does it cost?",
      answer: [
        "We cannot say before we know the patient’s condition, the route and the hospital. A figure given sooner would be a guess.",
        "After the assessment you get a written quote that says what is in it and what is not. Asking is free, and you owe nothing until you accept the quote.",
        "The hospital sends its own bill for the treatment. Its first figure is an estimate and can change.",
      ],
    },
    {
      id: "confidentiality",
      question: "Who sees what I tell you?",
      answer: [
        "What you tell us is 100% confidential. The coordinators on duty see it. The hospital, the airline or the embassy you choose gets only what it needs, and only after you agree.",
        "Nobody else sees it. We do not sell it and we show no advertising. The privacy page says how long we keep it and how to have it erased.",
      ],
    },
    {
      id: "languages",
      question: "Which languages can I use?",
      answer: [
        "You can write or speak to us in Bengali or English. This site is also in Thai.",
        "Many hospitals that treat patients from abroad have interpreters. We ask for a Bengali one when we ask for the appointment, and tell you if there is none.",
      ],
    },
    {
      id: "visa",
      question: "Can you guarantee a visa?",
      answer: [
        "No. Only the embassy decides. Be careful with anyone who promises you a visa.",
        "We help with the list of papers, the hospital’s visa invitation letter and the forms, and look everything over before you apply.",
      ],
    },
    {
      id: "hospitals",
      question: "Are you tied to certain hospitals?",
      answer: [
        "The hospitals on this site are hospitals we can help you reach. Where there is an agreement with a hospital, its page says so.",
        "You may also name one that is not listed. The choice is yours.",
      ],
    },
  ],
};
