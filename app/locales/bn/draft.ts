import type { draft as source } from "../en/draft";

export const draft: typeof source = {
  keep: "যা লিখেছি তা এই ডিভাইসে রাখুন",
  hint: "এক দিন থাকবে, ব্রাউজার বন্ধ করলেও। ডিভাইসটি অন্যরাও ব্যবহার করলে টিক দেবেন না।",
  clear: "ফরম খালি করুন",
};
