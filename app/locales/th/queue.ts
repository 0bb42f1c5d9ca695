import type { queue as source } from "../en/queue";

export const queue: typeof source = {
  nav: {
    menu: "เมนู",
    requests: "งานที่เข้ามา",
    content: "เนื้อหา",
    people: "บุคคล",
    queue: "คิว",
    waiting: { urgent: "ด่วน ยังไม่ได้ตอบ", messages: "ยังไม่ได้ตอบ" },
  },
};
