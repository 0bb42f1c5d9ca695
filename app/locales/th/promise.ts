import type { promise as source } from "../en/promise";
import { amounts } from "./amounts";

export const promise: typeof source = {
  title: `คำสัญญาว่าจะตอบภายใน ${amounts.replyTime}`,
  lead: `ทุกครั้งที่ครอบครัวติดต่อมา เวลา ${amounts.replyTime} จะเริ่มนับ หากบันทึกคำตอบของผู้ประสานงานก่อนหมดเวลา ถือว่ารักษาคำสัญญาได้`,
  span: "ช่วงวันที่นับ",
  lastDays: "ย้อนหลัง {{days}}",
  share: "ตอบทันเวลา ย้อนหลัง {{days}}",
  of: "{{inTime}} จาก {{counted}}",
  median: "ครึ่งหนึ่งของคำตอบมาภายใน {{time}}",
  noReply: "ยังไม่มีคำตอบ",
  fewText: "แสดงร้อยละเมื่อมีตั้งแต่ {{count}} คำขอขึ้นไป",
  nothing: "ไม่มีข้อมูลในช่วงนี้",
  byHour: {
    title: "ตามเวลาของวัน",
    text: "เวลาที่ครอบครัวติดต่อมา (เวลาบังกลาเทศ) และได้รับคำตอบทันเวลาหรือไม่ ในช่วงนี้ {{inTime}} จาก {{counted}}",
  },
  byCoordinator: { title: "ตามผู้ประสานงาน", text: "ผู้ที่บันทึกคำตอบ", unknown: "ไม่ทราบ" },
  perDay: {
    title: "จำนวนคำขอต่อวัน",
    text: "ที่เข้ามาในช่วงนี้ คำขอ: {{bookings}} ข้อความ: {{messages}}",
  },
  byStatus: "คำขอตามสถานะปัจจุบัน",
  byService: "คำขอตามบริการ",
  byDestination: "คำขอตามปลายทาง",
  other: "ประเทศอื่น",
  notSaid: "ไม่ได้ระบุ",
  parts: {
    inTime: "ทันเวลา",
    late: "เกินกำหนด หรือยังไม่ตอบ",
    bookings: "คำขอ",
    messages: "ข้อความ",
  },
  heads: {
    hour: "เวลา",
    day: "วัน",
    coordinator: "ผู้ประสานงาน",
    status: "สถานะ",
    service: "บริการ",
    destination: "ปลายทาง",
    bookings: "คำขอ",
    messages: "ข้อความ",
    inTime: "ทันเวลา",
    share: "ร้อยละ",
    median: "มัธยฐาน",
  },
  asTable: "ดูเป็นตาราง",
};
