import type { services as source } from "../en/services";
import { amounts } from "./amounts";
import { arrangements } from "./service-arrangements";
import { journeys } from "./service-journeys";

export const services: typeof source = {
  title: "สิ่งที่เราจัดการให้",
  lead: "ติดต่อเพียงครั้งเดียวก็พอ บอกเราว่าใครป่วยและอยู่ที่ไหน เราจะประสานทุกส่วนเข้าด้วยกันและบอกว่าขั้นต่อไปคืออะไร",
  metaDescription:
    "เครื่องบินพยาบาล นัดพบแพทย์ วีซ่าและตั๋วเครื่องบิน การรับส่งผู้ป่วย แพทย์หรือพยาบาลร่วมเดินทาง แปลเอกสารการรักษา และโรงแรม สำหรับผู้ป่วยจากบังกลาเทศ",
  bookService: "ขอใช้บริการนี้",
  detail: {
    overview: "ภาพรวม",
    howItWorks: "ขั้นตอนการทำงาน",
    keyBenefits: "สิ่งที่คุณจะได้รับ",
    whoItIsFor: "เหมาะกับใคร",
    whatToHaveReady: "สิ่งที่ควรเตรียม",
    relatives: `ญาติเดินทางไปกับผู้ป่วยได้ ${amounts.relatives} คน`,
    danger:
      "หากเป็นอันตรายถึงชีวิตในขณะนี้ โทร\u00a0999 (ในไทยโทร\u00a01669 ประเทศอื่นโทรเบอร์ฉุกเฉินของประเทศนั้น) หรือไปโรงพยาบาลที่ใกล้ที่สุดก่อน แล้วโทรหาเราได้ทุกเวลา",
    otherServices: "บริการอื่น",
    askTitle: "ไม่แน่ใจว่าควรใช้บริการใด",
    askText:
      "โทรหรือส่งข้อความมาเล่าว่าเกิดอะไรขึ้น เราจะบอกว่าบริการใดเหมาะ และถ้าไม่มีบริการใดเหมาะ เราก็จะบอกตามจริง",
  },
  steps: {
    contact: { title: "ติดต่อครั้งแรก" },
    assessment: { title: "ประเมินอาการ" },
    coordination: { title: "ประสานงาน" },
    transfer: { title: "เดินทางอย่างปลอดภัย" },
    handover: { title: "ถึงปลายทางและส่งต่อการดูแล" },
  },
  items: {
    ...journeys,
    ...arrangements,
  },
};
