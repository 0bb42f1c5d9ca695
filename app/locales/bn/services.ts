import type { services as source } from "../en/services";
import { amounts } from "./amounts";
import { arrangements } from "./service-arrangements";
import { journeys } from "./service-journeys";

export const services: typeof source = {
  title: "আমরা যেসব ব্যবস্থা করি",
  lead: "একটি অনুরোধই যথেষ্ট। কে অসুস্থ আর এখন কোথায় আছেন, জানান। বাকিটা আমরা গুছিয়ে নিই এবং এরপর কী হবে তা বলে দিই।",
  metaDescription:
    "বাংলাদেশের রোগীদের জন্য এয়ার অ্যাম্বুলেন্স, বিদেশে ডাক্তারের অ্যাপয়েন্টমেন্ট, ভিসা ও টিকিট, রোগী স্থানান্তর, সঙ্গী ডাক্তার বা নার্স, রিপোর্ট অনুবাদ ও হোটেল।",
  bookService: "এই সেবার জন্য অনুরোধ করুন",
  detail: {
    overview: "সংক্ষেপে",
    howItWorks: "যেভাবে কাজ এগোয়",
    keyBenefits: "আপনি যা পাবেন",
    whoItIsFor: "কাদের জন্য",
    whatToHaveReady: "যা হাতের কাছে রাখবেন",
    relatives: `রোগীর সঙ্গে ${amounts.relatives} স্বজন যেতে পারেন।`,
    danger:
      "এই মুহূর্তে প্রাণের ঝুঁকি থাকলে আগে ৯৯৯\u00a0নম্বরে (থাইল্যান্ডে\u00a0১৬৬৯, অন্য\u00a0দেশে সেখানকার জরুরি নম্বরে) ফোন করুন বা সবচেয়ে কাছের হাসপাতালে যান। তারপর আমাদের ফোন করুন, যত\u00a0রাতই হোক।",
    otherServices: "অন্যান্য সেবা",
    askTitle: "কোন সেবাটি লাগবে, বুঝতে পারছেন না?",
    askText:
      "ফোন করুন বা লিখুন, কী হয়েছে বলুন। কোন সেবা আপনার কাজে আসবে তা আমরা জানাব। কোনোটিই কাজে না এলে তা-ও বলব।",
  },
  steps: {
    contact: { title: "প্রথম যোগাযোগ" },
    assessment: { title: "রোগীর অবস্থা মূল্যায়ন" },
    coordination: { title: "সমন্বয়" },
    transfer: { title: "নিরাপদ যাত্রা" },
    handover: { title: "পৌঁছানো ও দায়িত্ব হস্তান্তর" },
  },
  items: {
    ...journeys,
    ...arrangements,
  },
};
