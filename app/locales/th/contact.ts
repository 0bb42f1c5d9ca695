import type { contact as source } from "../en/contact";
import { amounts } from "./amounts";

export const contact: typeof source = {
  title: "ติดต่อเรา",
  lead: "มีเจ้าหน้าที่ตอบเป็นภาษาเบงกาลีหรืออังกฤษ ตลอด 24 ชั่วโมง ทุกวัน",
  metaDescription: `โทร ส่งข้อความทาง WhatsApp หรือกรอกแบบฟอร์มได้ทุกเวลา ผู้ประสานงานตอบภายใน ${amounts.replyTime} ทั้งกลางวันและกลางคืน`,
  urgent: {
    title: "ต้องการความช่วยเหลือตอนนี้หรือไม่",
    text: "หากเป็นอันตรายถึงชีวิต โทร\u00a0999 (ในไทยโทร\u00a01669) หรือไปโรงพยาบาลที่ใกล้ที่สุดก่อน แล้วโทรหาเราได้ทุกเวลา ไม่ต้องมีเอกสารและไม่ต้องสร้างบัญชี",
  },
  reach: {
    phone: "โทรศัพท์",
    whatsapp: "ส่งข้อความทาง WhatsApp",
    email: "อีเมล",
    address: "ที่อยู่",
    legalName: "ชื่อที่จดทะเบียน",
    licences: "ทะเบียนและใบอนุญาต",
    hours: "เวลาที่ติดต่อได้",
    always: "24/7 ทั้งกลางวันและกลางคืน รวมถึงวันหยุด",
  },
  formTitle: "ส่งข้อความ",
  form: {
    submit: "ส่งข้อความ",
    fields: {
      name: { label: "ชื่อ" },
      email: { label: "อีเมล", hint: "เราจะตอบไปที่อีเมลนี้" },
      phone: { label: "หมายเลขโทรศัพท์", hint: "ใส่หากต้องการให้เราโทรกลับ เช่น 01XXX‑XXXXXX" },
      message: { label: "ข้อความ" },
    },
  },
  sent: {
    title: "ข้อความของคุณถึงเราแล้ว",
    next: `ผู้ประสานงานจะตอบภายใน ${amounts.replyTime} ไม่เกินวันที่ {{time}} (เวลาบังกลาเทศ)`,
  },
};
