import type { requestWork as source } from "../en/request-work";

export const requestWork: typeof source = {
  owner: {
    mine: "ของคุณ",
    nobody: "ยังไม่มีผู้รับ",
    take: "รับเรื่อง",
    takeOver: "รับช่วงต่อ",
    change: "ส่งต่อ",
    to: "ส่งต่อให้",
    giveBack: "คืนเรื่อง",
  },
  making: {
    button: "สร้างคำขอจากข้อความนี้",
    title: "สร้างคำขอจาก {{reference}}",
    lead: "คำขอรับช่วงเวลาที่นับไว้ของข้อความ และข้อความจะปิดลง ทั้งสองอ้างถึงกัน",
    save: "สร้างคำขอ",
    became: "มีการสร้างคำขอจากข้อความนี้แล้ว ดำเนินการต่อที่นั่น:",
    from: "สร้างจากข้อความ",
  },
};
