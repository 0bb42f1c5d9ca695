import type { draft as source } from "../en/draft";

export const draft: typeof source = {
  keep: "เก็บสิ่งที่พิมพ์ไว้ในอุปกรณ์นี้",
  hint: "เก็บไว้หนึ่งวัน แม้ปิดเบราว์เซอร์แล้ว หากใช้อุปกรณ์ร่วมกับผู้อื่น ไม่ควรเลือก",
  clear: "ล้างแบบฟอร์ม",
};
