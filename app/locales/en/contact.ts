import { amounts } from "./amounts";

export const contact = {
  title: "Contact us",
  lead: "A real person answers, 24\u00a0hours a day, 7\u00a0days a week.",
  metaDescription: `Call or send a message at any hour. A coordinator replies within ${amounts.replyTime}, day or night.`,
  urgent: {
    title: "Do you need help now?",
    text: "If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) or go to the nearest hospital first. Then call us, at any hour. You do not need any papers or an account.",
  },
  reach: {
    phone: "Phone",
    whatsapp: "Write to us on WhatsApp",
    email: "Email",
    address: "Address",
    legalName: "Registered name",
    licences: "Registration and licences",
    hours: "Opening hours",
    always: "24/7: day and night, on holidays too",
  },
  formTitle: "Send a message",
  form: {
    submit: "Send message",
    fields: {
      name: { label: "Name" },
      email: { label: "Email address", hint: "We will send our reply here" },
      phone: {
        label: "Phone number",
        hint: "Add it if you would like us to call you. Example: 01XXX‑XXXXXX",
      },
      message: { label: "Message" },
    },
  },
  sent: {
    title: "Your message has reached us",
    next: `A coordinator will reply within ${amounts.replyTime}, by {{time}} (Bangladesh time).`,
  },
};
