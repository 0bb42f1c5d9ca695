import type { submission as source } from "../en/submission";

export const submission: typeof source = {
  leaveEmpty: "เว้นช่องนี้ว่างไว้",
  sent: {
    referenceLabel: "เลขที่คำขอของคุณ",
    keep: "โปรดจดหรือถ่ายรูปเก็บไว้ เราส่งเลขนี้ทางอีเมลด้วย เว้นแต่อีเมลของคุณเพิ่งได้รับอีเมลจากเราไปหลายฉบับแล้ว",
    nextTitle: "ขั้นต่อไป",
    ifLate: "หากถึงเวลานั้นแล้วยังไม่ได้รับคำตอบ หรือเรื่องเร่งด่วนขึ้น โปรดโทรหาเราและแจ้งเลขที่คำขอ",
    notAgain: "ไม่จำเป็นต้องส่งแบบฟอร์มอีกครั้ง",
  },
};
