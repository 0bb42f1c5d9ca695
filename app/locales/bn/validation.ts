import type { validation as source } from "../en/validation";
import { amounts } from "./amounts";

export const validation: typeof source = {
  fullNameRequired: "পুরো নাম লিখুন।",
  nameRequired: "নাম লিখুন।",
  validEmailRequired: "সঠিক ইমেইল লিখুন।",
  phoneRequired: "ফোন নম্বর লিখুন।",
  phoneInvalid: "এমন একটি নম্বর লিখুন যেখানে আমরা ফোন করতে পারি, যেমন 01XXX-XXXXXX বা +66 X XXXX XXXX।",
  emailRequired: "ইমেইল লিখুন।",
  emailInvalid: "ইমেইলটি সঠিক নয়।",
  messageRequired: "বার্তা লিখুন।",
  passwordRequired: "পাসওয়ার্ড লিখুন।",
  passwordTooShort: `পাসওয়ার্ডে অন্তত ${amounts.passwordMinLength}টি অক্ষর থাকতে হবে।`,
  adminPasswordTooShort: `পাসওয়ার্ডে অন্তত ${amounts.adminPasswordMinLength}টি অক্ষর থাকতে হবে।`,
  passwordTooLong: `পাসওয়ার্ডে সর্বোচ্চ ${amounts.passwordMaxLength}টি অক্ষর থাকতে পারে।`,
  passwordCommon: "পাসওয়ার্ডটি আন্দাজ করা খুব সহজ। অন্য একটি বেছে নিন।",
  passwordPersonal:
    "এই পাসওয়ার্ডে আপনার নাম, ইমেইল, ফোন নম্বর বা আমাদের নাম ছাড়া তেমন কিছু নেই। অচেনা কেউ এগুলোই আগে চেষ্টা করেন। অন্য একটি বেছে নিন।",
  passwordsDiffer: "দুটি পাসওয়ার্ড মিলছে না।",
  relativesRange: `কতজন স্বজন সঙ্গে যাবেন বেছে নিন: ${amounts.relativesChoices}।`,
  choiceUnknown: "তালিকা থেকে একটি উত্তর বেছে নিন।",
  tooLong: "লেখাটি বেশি বড়। একটু ছোট করুন।",
  notUnderstood: "এই উত্তরটি আমরা পড়তে পারিনি। অনুগ্রহ করে একবার দেখে নিন।",
  required: "এই ঘরটি পূরণ করুন।",
  ratingRequired: "১ থেকে ৫-এর মধ্যে একটি বেছে নিন।",
  placeRequired: "আপনি কোথায় থাকেন তা লিখুন।",
  treatmentCountryRequired: "যে দেশে চিকিৎসা হয়েছে সেটি বেছে নিন।",
  treatmentRequired: "কী চিকিৎসা হয়েছে তা বেছে নিন।",
  storyRequired: "আপনার অভিজ্ঞতা লিখুন।",
  videoUnknown: "এটি YouTube বা Vimeo-র কোনো ভিডিওর লিংক নয়।",
  dayInvalid: "এমন একটি তারিখ দিন যা এসে গেছে।",
  consentRequired: "প্রকাশের আগে আপনার সম্মতি দরকার।",
  reasonRequired: "কারণ লিখুন।",
  codeInvalid: "কোডটি মিলছে না। সবচেয়ে নতুন কোডটি লিখুন।",
  robot: "লুকানো একটি ঘর কোনোভাবে পূরণ হয়ে গেছে। আবার পাঠান।",
  stale: "পাতাটি অনেকক্ষণ খোলা ছিল। কিছুই হারায়নি: আবার পাঠান।",
  tooMany:
    "আপনার সংযোগ থেকে অনেক বেশি অনুরোধ এসেছে। কিছুই হারায়নি: কয়েক মিনিট পরে আবার পাঠান, অথবা ফোন করুন।",
  busyWithoutPhone:
    "এই মুহূর্তে আমাদের সাইটে খুব চাপ, তাই কিছু জমা হয়নি। আপনার লেখা এখানেই আছে: আধা মিনিট পর আবার পাঠান।",
  busy: "এই মুহূর্তে আমাদের সাইটে খুব চাপ, তাই কিছু জমা হয়নি। আপনার লেখা এখানেই আছে: আধা মিনিট পর আবার পাঠান, অথবা {{phone}} নম্বরে ফোন করুন।",
};
