import type { paperKinds as source } from "../en/papers";

export const paperKinds: typeof source = {
  kinds: {
    passport: "পাসপোর্ট",
    identity: "পরিচয়পত্র",
    bank: "ব্যাংকের কাগজ",
    photo: "ভিসার ছবি",
    report: "রিপোর্ট",
    scan: "স্ক্যান",
    prescription: "প্রেসক্রিপশন",
    letter: "চিঠি",
    other: "অন্য কাগজ",
  },
  whose: {
    patient: "রোগী",
    relative: "স্বজন",
  },
  need: {
    always: "সব সময় লাগে",
    usually: "সাধারণত লাগে",
    if_asked: "চাওয়া হলে লাগে",
  },
  states: {
    toDo: "পাঠাতে হবে",
    problem: "সমস্যা আছে",
    withUs: "আমাদের কাছে",
    done: "ঠিক আছে",
  },
  sourceWhole: "উৎস ও তা পড়ার তারিখ না থাকলে কাগজটি প্রকাশ করা যায় না।",
};
