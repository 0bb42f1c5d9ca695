import type { Language } from "~/locales/languages";

/** U+2060: no line ends here. */
const JOINER = "\u2060";

/**
 * Words that browsers break where two shorter ones meet, since Thai writes no spaces between words: with a
 * bar at each such place.
 */
const wholeWords: Partial<Record<Language, string>> = {
  th: `
    โรง|พยาบาล รถ|พยาบาล ผู้|ป่วย ผู้|ประสาน|งาน ผู้|ให้|บริการ ผู้|เรียก|เก็บ|เงิน เรียก|เก็บ|เงิน
    ผู้|อื่น ผู้|อ่าน ผู้|หญิง ผู้|โดยสาร ลูก|เรือ เจ้า|หน้า|ที่ เจ้า|ตัว นัก|ฉุกเฉิน|การ|แพทย์ พบ|แพทย์ เวช|ระเบียน
    เครื่อง|บิน เที่ยว|บิน สนาม|บิน สาย|การ|บิน ตั๋ว|เครื่อง|บิน ตั๋ว|ขา|กลับ ลง|จอด สถาน|ทูต สถาน|ที่
    รถ|เข็น รถ|เข็น|นั่ง ที่|นั่ง ข้าง|เตียง ถึง|เตียง ห้อง|พัก ทั้ง|สอง|ฝั่ง
    เดิน|ทาง ร่วม|เดิน|ทาง หนังสือ|เดิน|ทาง ปลาย|ทาง เส้น|ทาง ทาง|ออนไลน์ ต่าง|ประเทศ เคลื่อน|ย้าย คน|เข้า|เมือง
    กลาง|วัน กลาง|คืน ทั้ง|กลาง|วัน เที่ยง|คืน วัน|แรก ทุก|เวลา ทุก|เมื่อ เมื่อ|ใด ภาย|หลัง บ่อย|ครั้ง อีก|ครั้ง
    ส่วน|ตัว ส่วน|ใหญ่ ส่วน|หนึ่ง ตัว|เอง ตัว|ตน คน|เดียว เล็ก|น้อย เพียง|พอ ครบ|ถ้วน ปาน|กลาง โดย|ทั่ว|ไป โดย|มี
    ความ|เห็น ขอ|ความ|เห็น ความ|เป็น|ญาติ ความ|ยินยอม เนื้อ|ความ หน่วย|งาน ข้อ|กำหนด ประกอบ|การ|ค้า
    ช่วย|เหลือ ช่วย|หาย|ใจ หาย|ใจ อุ่น|ใจ เปลี่ยน|ใจ น่า|กลัว รู้|สึก นอน|หลับ การ|รักษา ถึง|ชีวิต
    ล่วง|หน้า คืบ|หน้า ก่อน|หน้า ใกล้|ที่|สุด เร่ง|ด่วน ขั้น|ตอน ตัว|เลือก เริ่ม|ต้น สิ้น|สุด
    ตรวจ|สอบ ตรวจ|ทาน เปรียบ|เทียบ เรียน|รู้ ถูก|ต้อง เพิ่ม|เติม เสร็จ|สิ้น แบ่ง|ปัน เผย|แพร่ กู้|คืน ยื่น|ขอ คำ|ร้อง
    ราย|ละเอียด ราย|ชื่อ รูป|ถ่าย รูป|แบบ ภาพ|สแกน ไฟล์|ภาพ บท|สนทนา เรื่อง|ราว เบื้อง|หลัง เครื่อง|มือ เครือ|ข่าย
    รหัส|ผ่าน เข้า|สู่|ระบบ ออก|จาก|ระบบ เชื่อม|ต่อ ผิด|พลาด เลข|ที่ คำ|เชิญ ไม่|บังคับ หลัก|ฐาน
    ลาย|ลักษณ์ ลาย|ลักษณ์|อักษร ลาย|เซ็น ใบ|อนุญาต ใบ|รับ|รอง รับ|รอง รับ|ผิด|ชอบ ใบ|เสนอ|ราคา ใบ|นัด|แพทย์ ใบ|เสร็จ
    ค่า|ใช้|จ่าย ประมาณ|การ เงิน|ตรา ร้อย|ละ นัด|หมาย พัก|ฟื้น บาด|เจ็บ ร้าย|แรง แข็ง|แรง เบา|หวาน หลอด|เลือด
    น้ำ|หนัก น้ำ|เกลือ เสีย|หาย พันธ|กิจ วิสัย|ทัศน์ ปลั๊ก|ไฟ เพื่อน|บ้าน
    เจน|ไน ซิล|เหต จิต|ตะ|กอง เบ|ง|กา|ลี เอ|มิ|เรตส์ ฮิน|ดี รอม|ฎอน ฮา|ลาล ไอ|ซี|ยู ทราม|า|ดอล
    เช็|ก|อิน เช็|ก|เอา|ต์ เกส|ต์|เฮา|ส์ พา|ว|เวอร์
    เต|รี|ยม จัด|เต|รี|ยม เต|รี|ยม|กระ|เป๋า
    เป็น|ก|ลาง|คืน รอ|ก|ลาง|วัน การ|ก|ลับ ขอ|ก|ลับ การ|ก|รอก การ|ก|ระ|ทำ ยา|ค|ลาย
    เหมาะ|สม เหมาะ|สม|อ|ย่าง มา|ก|ก|ว่า น้อย|ห|รือ
  `,
};

const rules = Object.values(wholeWords).map((words) => {
  // of words that begin alike the longer one is to be found
  const found = words
    .trim()
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length);
  const joined = new Map(
    found.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", JOINER)]),
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
