import { amounts } from "./amounts";
import { arrangements } from "./service-arrangements";
import { journeys } from "./service-journeys";

export const services = {
  title: "What we arrange",
  lead: "One request is enough. Tell us who is ill and where you are. We put the pieces together and tell you what happens next.",
  metaDescription:
    "Air ambulance, doctor appointments, visa and tickets, transfers, medical escort, translation and hotels for patients from Bangladesh.",
  bookService: "Ask for this service",
  detail: {
    overview: "Overview",
    howItWorks: "How it works",
    keyBenefits: "What you get",
    whoItIsFor: "Who it is for",
    whatToHaveReady: "What to have ready",
    relatives: `${amounts.relatives} relatives may travel with the patient.`,
    danger:
      "If a life is in danger now, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) or go to the nearest hospital first. Then call us, at any hour.",
    otherServices: "Other services",
    askTitle: "Not sure which service you need?",
    askText:
      "Call or write and say what has happened. We will tell you which service fits, or if none does.",
  },
  steps: {
    contact: { title: "Initial contact" },
    assessment: { title: "Medical assessment" },
    coordination: { title: "Coordination" },
    transfer: { title: "Safe transfer" },
    handover: { title: "Arrival and handover" },
  },
  items: {
    ...journeys,
    ...arrangements,
  },
};
