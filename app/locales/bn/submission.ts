import type { submission as source } from "../en/submission";

export const submission: typeof source = {
  leaveEmpty: "এই ঘরটি খালি রাখুন",
  sent: {
    referenceLabel: "আপনার অনুরোধ নম্বর",
    keep: "নম্বরটি লিখে রাখুন বা ছবি তুলে রাখুন। নম্বরটি ইমেইলেও পাঠাই, তবে আপনার ঠিকানায় একটু আগেই কয়েকটি ইমেইল গিয়ে থাকলে নয়।",
    nextTitle: "এরপর যা হবে",
    ifLate: "এই সময়ের মধ্যে উত্তর না পেলে, বা এর আগেই জরুরি হয়ে পড়লে, ফোন করে অনুরোধ নম্বরটি বলুন।",
    notAgain: "ফরমটি আবার পাঠানোর দরকার নেই।",
  },
};
