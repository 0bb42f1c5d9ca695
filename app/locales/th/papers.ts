import type { paperKinds as source } from "../en/papers";

export const paperKinds: typeof source = {
  kinds: {
    passport: "หนังสือเดินทาง",
    identity: "เอกสารประจำตัว",
    bank: "เอกสารธนาคาร",
    photo: "รูปถ่ายสำหรับวีซ่า",
    report: "เอกสารการรักษา",
    scan: "ภาพสแกน",
    prescription: "ใบสั่งยา",
    letter: "จดหมาย",
    other: "เอกสารอื่น",
  },
  whose: {
    patient: "ผู้ป่วย",
    relative: "ญาติ",
  },
  need: {
    always: "ต้องใช้เสมอ",
    usually: "มักต้องใช้",
    if_asked: "ใช้เมื่อถูกขอ",
  },
  states: {
    toDo: "ต้องส่ง",
    problem: "มีปัญหา",
    withUs: "อยู่กับเรา",
    done: "เรียบร้อย",
  },
  sourceWhole: "เผยแพร่เอกสารได้เมื่อมีทั้งแหล่งข้อมูลและวันที่อ่านเท่านั้น",
};
