import type { paperViewing as source } from "../en/paper-viewing";

export const paperViewing: typeof source = {
  seenByFamily: "เปิดในหน้านี้: {{time}}",
  title: "เอกสาร",
  page: "หน้า {{page}} จาก {{count}}",
  download: "ดาวน์โหลด",
  notShown: "ไฟล์ชนิดนี้แสดงที่นี่ไม่ได้ โปรดดาวน์โหลดเพื่อเปิด",
  around: "เอกสารอื่นของคำขอนี้",
  before: "เอกสารก่อนหน้า",
  after: "เอกสารถัดไป",
  infected: {
    title: "พบไวรัสในไฟล์นี้",
    text: "ไม่มีใครเปิดหรือดาวน์โหลดได้ โปรดขอให้ครอบครัวส่งใหม่จากโทรศัพท์หรือคอมพิวเตอร์เครื่องอื่น",
  },
  pdf: {
    loading: "กำลังเปิด PDF…",
    locked: "PDF นี้ล็อกด้วยรหัสผ่าน โปรดขอรหัสผ่านจากครอบครัว หรือขอ PDF ที่ไม่มีรหัสผ่าน",
    failed: "แสดง PDF นี้ที่นี่ไม่ได้ โปรดดาวน์โหลดเพื่อเปิด",
  },
};
