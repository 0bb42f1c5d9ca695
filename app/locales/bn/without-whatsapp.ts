import { amounts } from "./amounts";

/**
 * Until the owner has entered a number of WhatsApp: what stands in place of each sentence that asks to write
 * to us there, by the path of that sentence.
 */
export const withoutWhatsapp = {
  contact: {
    metaDescription: `যেকোনো সময় ফোন করুন বা বার্তা পাঠান। দিনরাত ${amounts.replyTimeOf} মধ্যে একজন সমন্বয়কারী উত্তর দেন।`,
  },
  home: { questions: { lead: "আপনার প্রশ্ন ফোনে যেকোনো সময় করতে পারেন।" } },
  process: {
    stations: {
      0: {
        text: "ফোন করুন বা ফরম পাঠান। সঙ্গে সঙ্গে একটি অনুরোধ নম্বর পাবেন, এরপর একজন সমন্বয়কারী উত্তর দেবেন। এই ধাপে কোনো কাগজ লাগে না।",
      },
    },
  },
  services: {
    items: {
      "round-the-clock-help": {
        overview: { 0: "অসুখ অফিসের সময় মেনে আসে না। যাত্রার আগে, পথে ও পরে একটিই নম্বরে আমাদের পাবেন।" },
        howItWorks: {
          contact: `ফোন করুন বা ফরম পাঠান। রাতে আর ছুটির দিনেও একজন সমন্বয়কারী ${amounts.replyTimeOf} মধ্যে উত্তর দেন।`,
        },
        keyBenefits: { 1: "ফোনে বা ইমেইলে" },
      },
    },
  },
  costs: { free: { items: { 0: "ফরমে, ফোনে বা ইমেইলে আপনার অনুরোধ, আর আমাদের উত্তর" } } },
  terms: {
    sections: {
      3: {
        text: { 0: "ওয়েবসাইটে, ফোনে বা ইমেইলে অনুরোধ করতে টাকা লাগে না। তাতে আপনি বা আমরা কেউই বাধ্য হই না।" },
      },
    },
  },
};
