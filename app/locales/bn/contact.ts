import type { contact as source } from "../en/contact";
import { amounts } from "./amounts";

export const contact: typeof source = {
  title: "যোগাযোগ করুন",
  lead: "দিনরাত ২৪\u00a0ঘণ্টা, সপ্তাহের ৭\u00a0দিনই মানুষ ফোন ধরেন, যন্ত্র নয়।",
  metaDescription: `যেকোনো সময় ফোন করুন বা বার্তা পাঠান। দিনরাত ${amounts.replyTimeOf} মধ্যে একজন সমন্বয়কারী উত্তর দেন।`,
  urgent: {
    title: "এখনই সাহায্য দরকার?",
    text: "প্রাণের ঝুঁকি থাকলে আগে ৯৯৯\u00a0নম্বরে (থাইল্যান্ডে\u00a0১৬৬৯, অন্য\u00a0দেশে সেখানকার জরুরি নম্বরে) ফোন করুন বা সবচেয়ে কাছের হাসপাতালে যান। তারপর আমাদের ফোন করুন, যত\u00a0রাতই হোক। এর জন্য কোনো কাগজপত্র বা অ্যাকাউন্ট লাগে না।",
  },
  reach: {
    phone: "ফোন",
    whatsapp: "হোয়াটসঅ্যাপে লিখুন",
    email: "ইমেইল",
    address: "ঠিকানা",
    legalName: "নিবন্ধিত নাম",
    licences: "নিবন্ধন ও লাইসেন্স",
    hours: "যোগাযোগের সময়",
    always: "২৪/৭, দিনরাত সব সময়, ছুটির দিনেও",
  },
  formTitle: "বার্তা পাঠান",
  form: {
    submit: "বার্তা পাঠান",
    fields: {
      name: { label: "নাম" },
      email: { label: "ইমেইল", hint: "এই ইমেইলে উত্তর দেব" },
      phone: { label: "ফোন নম্বর", hint: "আমাদের ফোন পেতে চাইলে নম্বর দিন, যেমন 01XXX‑XXXXXX" },
      message: { label: "বার্তা" },
    },
  },
  sent: {
    title: "আপনার বার্তা আমাদের কাছে পৌঁছেছে",
    next: `${amounts.replyTimeOf} মধ্যে একজন সমন্বয়কারী উত্তর দেবেন। উত্তরের শেষ সময়: {{time}} (বাংলাদেশ সময়)।`,
  },
};
