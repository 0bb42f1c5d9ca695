import type { deskPapers as source } from "../en/desk-papers";

export const deskPapers: typeof source = {
  timeline: {
    "paper-sent": "ส่งเอกสาร: {{paper}}",
    "paper-added": "เพิ่มเอกสาร: {{paper}}",
    "paper-accepted": "รับเอกสารแล้ว: {{paper}}",
    "paper-refused": "ขอเอกสารใหม่: {{paper}}",
    "paper-removed": "ลบเอกสาร: {{paper}}",
  },
};
