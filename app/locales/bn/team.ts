import type { team as source } from "../en/team";

export const team: typeof source = {
  title: "আমাদের দল",
  lead: "‘আমাদের কথা’ পাতায় যাঁরা আছেন, সেই ক্রমেই।",
  record: "দলের সদস্য",
  create: "নতুন সদস্য",
  createTitle: "দলের নতুন সদস্য",
  createLead: "আগে ইংরেজিতে লিখুন। এটি খসড়া হিসেবে থাকবে, শুধু সমন্বয়কারীরা দেখবেন। অন্য ভাষা এরপর।",
  fields: { name: "নাম", role: "কাজ", bio: "পরিচয়", languages: "যেসব ভাষায় কথা বলেন" },
  hints: {
    role: "পরিবারের জন্য কী করেন, এক লাইনে",
    bio: "দু-তিনটি বাক্য",
  },
  noPicture: "ছবি নেই: একটি আঁকা মানুষ দেখানো হয়",
  caption: "সাইটে যেমন আছে, ওপর থেকে",
  count: "সদস্য: {{count}}",
  emptyAll: "দলে এখনো কেউ নেই",
  emptyAllText: "প্রকাশিত সদস্য না থাকলে পাতায় দলের অংশটি দেখানো হয় না।",
};
