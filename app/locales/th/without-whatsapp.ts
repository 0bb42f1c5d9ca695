import { amounts } from "./amounts";

/**
 * Until the owner has entered a number of WhatsApp: what stands in place of each sentence that asks to write
 * to us there, by the path of that sentence.
 */
export const withoutWhatsapp = {
  contact: {
    metaDescription: `โทรหรือกรอกแบบฟอร์มได้ทุกเวลา ผู้ประสานงานตอบภายใน ${amounts.replyTime} ทั้งกลางวันและกลางคืน`,
  },
  home: { questions: { lead: "ถามเราทางโทรศัพท์ได้ทุกเวลา" } },
  process: {
    stations: {
      0: { text: "โทรหรือส่งแบบฟอร์ม คุณได้รับเลขที่คำขอทันที แล้วผู้ประสานงานจะตอบกลับ ขั้นนี้ไม่ต้องใช้เอกสารใด" },
    },
  },
  services: {
    items: {
      "round-the-clock-help": {
        overview: {
          0: "ความเจ็บป่วยไม่เลือกเวลาทำการ ทั้งก่อน ระหว่าง และหลังการเดินทาง คุณติดต่อเราได้ที่เบอร์เดียว",
        },
        howItWorks: {
          contact: `โทรหรือส่งแบบฟอร์ม ผู้ประสานงานตอบภายใน ${amounts.replyTime} รวมถึงกลางคืนและวันหยุด`,
        },
        keyBenefits: { 1: "ทางโทรศัพท์หรืออีเมล" },
      },
    },
  },
  costs: { free: { items: { 0: "คำขอทางแบบฟอร์ม โทรศัพท์ หรืออีเมล และคำตอบจากเรา" } } },
  terms: {
    sections: {
      3: { text: { 0: "การส่งคำขอผ่านเว็บไซต์นี้ ทางโทรศัพท์หรืออีเมล ไม่มีค่าใช้จ่าย และไม่ผูกพันทั้งคุณและเรา" } },
    },
  },
};
