import type { deskPapers as source } from "../en/desk-papers";

export const deskPapers: typeof source = {
  timeline: {
    "paper-sent": "কাগজ পাঠিয়েছেন: {{paper}}",
    "paper-added": "কাগজ যোগ করেছেন: {{paper}}",
    "paper-accepted": "কাগজ গ্রহণ করেছেন: {{paper}}",
    "paper-refused": "কাগজ ফেরত দিয়েছেন: {{paper}}",
    "paper-removed": "কাগজ সরিয়েছেন: {{paper}}",
  },
};
