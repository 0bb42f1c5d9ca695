import { amounts } from "./amounts";

/**
 * Until the owner has entered a number of WhatsApp: what stands in place of each sentence that asks to write
 * to us there, by the path of that sentence.
 */
export const withoutWhatsapp = {
  contact: {
    metaDescription: `Call or send a message at any hour. A coordinator replies within ${amounts.replyTime}, day or night.`,
  },
  home: { questions: { lead: "Ask yours by phone, at any hour." } },
  process: {
    stations: {
      0: {
        text: "You call or send the form. You get a request number at once, and a coordinator replies. You do not need any papers for this.",
      },
    },
  },
  services: {
    items: {
      "round-the-clock-help": {
        overview: {
          0: "Illness does not keep office hours. Before, during and after the journey you reach us on one number.",
        },
        howItWorks: {
          contact: `Call or send the form. A coordinator replies within ${amounts.replyTime}, at night and on holidays too.`,
        },
        keyBenefits: { 1: "By phone or email" },
      },
    },
  },
  costs: { free: { items: { 0: "Your request, by form, phone or email, and our reply" } } },
  terms: {
    sections: {
      3: {
        text: {
          0: "A request through this site, by phone or by email is free and binds neither you nor us.",
        },
      },
    },
  },
};
