import type { Language } from "~/locales/languages";

/** U+2060: no line ends here. */
const JOINER = "\u2060";

/**
 * Words that browsers break where two shorter ones meet, since Thai writes no spaces between words: with a
 * bar at each such place.
 */
const wholeWords: Partial<Record<Language, readonly string[]>> = {
  th: [
    "โรง|พยาบาล",
    "ผู้|ป่วย",
    "ผู้|ประสาน|งาน",
    "เครื่อง|บิน",
    // before the shorter word in it
    "หนังสือ|เดิน|ทาง",
    "เดิน|ทาง",
    "ปลาย|ทาง",
    "ต่าง|ประเทศ",
    "กลาง|วัน",
    "กลาง|คืน",
    "ส่วน|ตัว",
    "ส่วน|ใหญ่",
    "ส่วน|หนึ่ง",
    "ความ|เห็น",
    "ช่วย|เหลือ",
    "ล่วง|หน้า",
    "คืบ|หน้า",
    "เจ้า|หน้า|ที่",
    "เร่ง|ด่วน",
    "ขั้น|ตอน",
    "ตัว|เลือก",
    "ตรวจ|สอบ",
    "ราย|ละเอียด",
    "รหัส|ผ่าน",
    "เชื่อม|ต่อ",
    "ผิด|พลาด",
    "เสร็จ|สิ้น",
    "แบ่ง|ปัน",
    "เผย|แพร่",
    "พันธ|กิจ",
    "วิสัย|ทัศน์",
    "สถาน|ทูต",
    "สนาม|บิน",
    "พัก|ฟื้น",
    "นัก|ฉุกเฉิน|การ|แพทย์",
    "ลง|จอด",
    "ข้าง|เตียง",
    "ถึง|เตียง",
    "ทั้ง|สอง|ฝั่ง",
    "ทั้ง|กลาง|วัน",
    "ใกล้|ที่|สุด",
    "ผู้|เรียก|เก็บ|เงิน",
    "เรียก|เก็บ|เงิน",
    "ผู้|ให้|บริการ",
    "ผู้|อื่น",
    "ภาพ|สแกน",
    "ไฟล์|ภาพ",
    "โดย|ทั่ว|ไป",
    "โดย|มี",
    "หน่วย|งาน",
    "สาย|การ|บิน",
    "ตั๋ว|เครื่อง|บิน",
    "ตั๋ว|ขา|กลับ",
    "ข้อ|กำหนด",
    "ใบ|เสนอ|ราคา",
    "ใบ|นัด|แพทย์",
    "พบ|แพทย์",
    "เวช|ระเบียน",
    "ประกอบ|การ|ค้า",
    "เมื่อ|ใด",
    "ลาย|ลักษณ์|อักษร",
    "เข้า|สู่|ระบบ",
    "ออก|จาก|ระบบ",
    "เครือ|ข่าย",
    "เจ้า|ตัว",
    "รู้|สึก",
    "เคลื่อน|ย้าย",
    "ค่า|ใช้|จ่าย",
    "คน|เข้า|เมือง",
    "คำ|ร้อง",
    "กู้|คืน",
    "ทาง|ออนไลน์",
    "ความ|เป็น|ญาติ",
    "ความ|ยินยอม",
    "ห้อง|พัก",
    "อีก|ครั้ง",
    "นอน|หลับ",
    "การ|รักษา",
    "ยื่น|ขอ",
    "ถึง|ชีวิต",
    "เจน|ไน",
    "เอ|มิ|เรตส์",
    // one word, which browsers take apart where they lose their way; with the next, where that would be lost
    "เต|รี|ยม|กระ|เป๋า",
    "เต|รี|ยม",
  ],
};

const rules = Object.values(wholeWords).map((words) => {
  const joined = new Map(
    words.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", JOINER)]),
  );
  return { joined, pattern: new RegExp([...joined.keys()].join("|"), "g") };
});

/** An element whose text is no running text, or a piece of what stands between two tags. */
const TEXTS = /<(script|style|title|textarea|option)\b[\s\S]*?<\/\1>|>[^<]+/g;

/**
 * Keeps the words of a finished page or mail on one line each, whatever its language: a page in Bengali
 * may quote a story in Thai. It reaches what is seen alone: what a field holds, an attribute or data says
 * stays as it is.
 */
export function keepWordsWhole(html: string): string {
  return rules.reduce((whole, { joined, pattern }) => {
    if (whole.search(pattern) < 0) return whole;
    return whole.replace(TEXTS, (piece) =>
      piece.startsWith(">") ? piece.replace(pattern, (word) => joined.get(word) ?? word) : piece,
    );
  }, html);
}
