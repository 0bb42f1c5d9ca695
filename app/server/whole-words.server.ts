import type { Language } from "~/locales/languages";

/** U+2060: no line ends here. */
const JOINER = "\u2060";
const NO_BREAK_SPACE = "\u00a0";

/** What no line ends within, in a language whose browsers do not know. */
interface Bonds {
  /** What a text of it has, so that other pages are left alone. */
  written: RegExp;
  /**
   * Words that browsers break where two shorter ones meet, since Thai writes no spaces between words: with a
   * bar at each such place.
   */
  words?: string;
  /** Each place, whatever the words at it, and what is put there. */
  places: [place: RegExp, put: string][];
}

const bonds: Partial<Record<Language, Bonds>> = {
  th: {
    written: /[\u0e00-\u0e7f]{4}/,
    words: `
    โรง|พยาบาล รถ|พยาบาล ผู้|ประสาน|งาน ผู้|ให้|บริการ ผู้|เรียก|เก็บ|เงิน เรียก|เก็บ|เงิน
    ลูก|เรือ เจ้า|หน้า|ที่ เจ้า|ตัว นัก|ฉุกเฉิน พบ|แพทย์ เวช|ระเบียน
    เครื่อง|บิน เที่ยว|บิน สนาม|บิน สาย|การ|บิน ตั๋ว|เครื่อง|บิน ตั๋ว|ขา|กลับ ลง|จอด สถาน|ทูต สถาน|ที่
    รถ|เข็น รถ|เข็น|นั่ง ที่|นั่ง ข้าง|เตียง ถึง|เตียง ห้อง|พัก ทั้ง|สอง|ฝั่ง
    เดิน|ทาง ร่วม|เดิน|ทาง หนังสือ|เดิน|ทาง ปลาย|ทาง เส้น|ทาง ทาง|ออนไลน์ ต่าง|ประเทศ เคลื่อน|ย้าย คน|เข้า|เมือง
    กลาง|วัน กลาง|คืน ทั้ง|กลาง|วัน เที่ยง|คืน วัน|แรก ทุก|เวลา ทุก|เมื่อ เมื่อ|ใด ภาย|หลัง บ่อย|ครั้ง อีก|ครั้ง
    ส่วน|ตัว ส่วน|ใหญ่ ส่วน|หนึ่ง ตัว|เอง ตัว|ตน คน|เดียว เล็ก|น้อย เพียง|พอ ครบ|ถ้วน ปาน|กลาง โดย|ทั่ว|ไป โดย|มี โดย|มี|เรา ที่|ใช่
    ขอ|ความ|เห็น ความ|เป็น|ญาติ เนื้อ|ความ หน่วย|งาน ข้อ|กำหนด ประกอบ|การ|ค้า
    ช่วย|เหลือ ช่วย|หาย|ใจ หาย|ใจ อุ่น|ใจ เปลี่ยน|ใจ น่า|กลัว รู้|สึก นอน|หลับ การ|รักษา ถึง|ชีวิต
    ล่วง|หน้า คืบ|หน้า ก่อน|หน้า ใกล้|ที่|สุด เร่ง|ด่วน ขั้น|ตอน ตัว|เลือก เริ่ม|ต้น สิ้น|สุด
    ตรวจ|สอบ ตรวจ|ทาน เปรียบ|เทียบ เรียน|รู้ ถูก|ต้อง เพิ่ม|เติม เสร็จ|สิ้น แบ่ง|ปัน เผย|แพร่ กู้|คืน ยื่น|ขอ คำ|ร้อง
    ราย|ละเอียด ราย|ชื่อ รูป|ถ่าย รูป|แบบ ภาพ|สแกน ไฟล์|ภาพ บท|สนทนา เรื่อง|ราว เบื้อง|หลัง เครื่อง|มือ เครือ|ข่าย
    รหัส|ผ่าน เข้า|สู่|ระบบ ออก|จาก|ระบบ เชื่อม|ต่อ ผิด|พลาด เลข|ที่ คำ|เชิญ ไม่|บังคับ หลัก|ฐาน
    ลาย|ลักษณ์ ลาย|ลักษณ์|อักษร ลาย|เซ็น ใบ|อนุญาต ใบ|รับ|รอง รับ|รอง รับ|ผิด|ชอบ ใบ|เสนอ|ราคา ใบ|นัด|แพทย์ ใบ|เสร็จ
    ค่า|ใช้|จ่าย ประมาณ|การ เงิน|ตรา ร้อย|ละ นัด|หมาย พัก|ฟื้น บาด|เจ็บ ร้าย|แรง แข็ง|แรง เบา|หวาน หลอด|เลือด
    น้ำ|หนัก น้ำ|เกลือ เสีย|หาย พันธ|กิจ วิสัย|ทัศน์ ปลั๊ก|ไฟ เพื่อน|บ้าน
    เครื่อง|บิน|พยาบาล การ|รักษา|พยาบาล รักษา|พยาบาล ทาง|การ|แพทย์ ทาง|การ|เงิน การ|แพทย์
    การ|เดิน|ทาง การ|รับ|รอง การ|ทำ|งาน หัวใจ|ขาด|เลือด หลอด|เลือด|สมอง หลอด|เลือด|หัวใจ
    ฉีด|สี|หลอด|เลือด|หัวใจ ฉีด|สี|สวน|หัวใจ ปลูก|ถ่าย|อวัยวะ ถ่าย|ไขกระดูก ผล|ตรวจ ห้อง|ตรวจ ห้อง|ยา ห้อง|ปฏิบัติ|การ
    ชิ้น|เนื้อ แพ้|ยา เจาะ|เลือด ยา|นอน|หลับ ยา|แก้|ปวด ยา|แก้|ไอ ชนิด|แรง บาง|ชนิด ขนาด|เล็ก ขนาด|ใหญ่ คน|แปลก|หน้า
    ความ|เป็น|ส่วน|ตัว ความ|รับ|ผิด ความ|เป็น|เลิศ เอาใจ|ใส่ ก่อ|ตั้ง เชื่อม|โยง เจ็บ|ป่วย คุ้น|เคย คาด|คิด คาด|เดา
    ดำเนิน|การ เดือด|ร้อน กระดูก|สัน|หลัง คัด|ลอก จุด|เด่น ดัง|กล่าว ข้อ|เข่า ทีม|แพทย์ ค่า|แพทย์ ที|ละ แย่|ลง หอ|ผู้|ป่วย ค่อน|ข้าง แห่ง|ชาติ ต่าง|ชาติ
    ช่วง|เวลา ครั้ง|แรก ครั้ง|คราว ตอบ|กลับ โทร|กลับ ย้อน|กลับ ระบบ|ประสาท คำ|วินิจฉัย คำ|แปล ตรง|กัน ข้าหลวง|ใหญ่ ส่วน|ตัว|อย่าง|ยิ่ง ความ|เห็น|ที่|สอง คำ|แนะนำ คำ|ตอบ คำ|ถาม คำ|สัญญา
    แบบ|ฟอร์ม หนังสือ|เชิญ หนังสือ|รับ|รอง ใบ|ประมาณ|การ ใบ|สรุป ใบ|สั่ง|ยา ค่า|ธรรมเนียม ค่า|รักษา ค่า|เฉลี่ย ระยะ|เวลา
    ตัดสิน|ใจ หรือ|ไม่ วัน|ที่ วัน|นัด วัน|หยุด เวลา|ทำ|การ ตอน|นี้ ขณะ|นี้ เท่า|ใด เท่า|นั้น เดียว|กัน แตก|ต่าง ตรง|ข้าม
    กลับ|บ้าน ของ|เรา ของ|คุณ บัตร|ประจำ|ตัว|ประชาชน สัญญาณ|ชีพ เจ้าของ|ไข้ เต็ม|ที่ อีเมล|ขยะ
    ได้|รับ มา|รับ ต่อ|ไป ต่อ|มา ต่อ|อายุ รวม|ถึง ถูก|เก็บ เว้น|แต่ แต่|เนิ่น สั้น|ลง เร็ว|ขึ้น พูด|คุย พี่|ชาย
    โดย|ปกติ โดย|เฉพาะ ตาม|ปกติ ตาม|ลำดับ คราว|เดียว กลาง|ดึก ย้อน|หลัง ก้าว|แรก เพียง|เท่า|นั้น ดำเนิน|งาน
    ระยะ|ทาง ทาง|ลาด ท้อง|เครื่อง กระเป๋า|เดิน|ทาง เปล|นอน เบอร์|โทร ภาษา|อังกฤษ ภาษา|ไทย ค่า|แก๊ส
    อันตราย|ถึง|ชีวิต โรง|พยาบาล|ใหญ่ โรงเรียน|แพทย์ แพทย์|เจ้าของ|ไข้ แพทย์|เฉพาะ|ทาง เฉพาะ|ทาง นัด|พบ|แพทย์
    หลอด|เลือด|หัวใจ|ตีบ เจ็บ|หน้าอก ประสาท|วิทยา ปลูก|ถ่าย ห้อง|ไอ|ซี|ยู เครื่อง|ช่วย|หาย|ใจ เครื่อง|กระตุ้น
    ตรวจ|คน|เข้า|เมือง โกตา|กินา|บาลู คลองตัน|เหนือ คลองเตย|เหนือ
    บัน|ทึก ใบ|แจ้ง|หนี้ น้อย|ลง ฉบับ|ใด โทร|หา|เรา แขวง|บางกะปิ เขต|วัฒนา เขต|ห้วย|ขวาง
    เจน|ไน ซิล|เหต|บอก ซิล|เหต จิต|ตะ|กอง ราช|ชา|ฮี เบ|ง|กา|ลี เอ|มิ|เรตส์ ฮิน|ดี รอม|ฎอน ฮา|ลาล ไอ|ซี|ยู ทราม|า|ดอล
    ใน|ไทย|โทร อ|พอล|โล ถนน|กรี|มส์ กรี|มส์ เวลล|อร์ ฟ|อร์|ติส ฟ|อร์|ติ|ส|มี เม|โม|เรี|ยล คุรุ|คราม เม|ดัน|ตา รพิ|นท|รนาถ เก|ลน|อี|เกิลส์ อัม|ปัง
    เมา|ท์|เอ|ลิ|ซา|เบธ ออร์|ชาร์ด เจ|เนอ|รัล เอา|ต์|แรม|พาร์|ก เอา|ต์|แรม อินเตอร์|เนชั่นแนล คลี|ฟ|แลนด์ อา|บู|ดา|บี อัล|มาร์|ยาห์ เด|ลี
    โค|เด|อีน เซ|ก|เตอร์ สี|เห|ลือ|ง สกัด|เด|อร์ รา|นี|เปต นานา|ชา|ติ|อิน|ทิ|รา นานา|ชา|ติ คาน|ธี อูด|เม|ทา มุ|กุน|ดา|ปูร์
    ชุม|ทา|ง|กัต|ปา|ดี กัต|ปา|ดี วัฒ|โนสถ ตา|รามา|นี เบงคลู|รู โก|ตา|กิน|า|บาลู สหรัฐ|อาหรับ เชต|ตี เรด|ดี ประ|ตาป โน|วี|นา เตร|ฮาน ดู|ไบ|ค|รีก
    เช็|ก|อิน เช็|ก|เอา|ต์ เกส|ต์|เฮา|ส์ พา|ว|เวอร์|แบงก์ แฟลช|ไดรฟ์ ขนมปัง|กรอบ ห้อง|พัก|คอย
    เต|รี|ยม จัด|เต|รี|ยม เต|รี|ยม|กระ|เป๋า
    เป็น|ก|ลาง|คืน รอ|ก|ลาง|วัน การ|ก|ลับ ขอ|ก|ลับ การ|ก|รอก การ|ก|ระ|ทำ ยา|ค|ลาย ยา|ค|ลาย|กังวล รายการ|ยา|ก|ลับ ขา|ก|ลับ
    เหมาะ|สม เหมาะ|สม|อ|ย่าง มา|ก|ก|ว่า น้อย|ห|รือ ติด|กับ
    โปรดโทร|หา|เรา แจ้งเลข|ที่|คำขอ ไป|ด้วย ไป|ด้วย|กัน ด้วย|กัน เข้า|ด้วย|กัน ตกลง|กัน ส่ง|ให้|เอง
    ก่อน|นั้น สิ่ง|นั้น เลข|นั้น จาก|นั้น ระยะ|เวลา|ที่|อยู่ ตราบ|ที่ เต|รี|ยม|ตัว อีก|ต่อ|ไป หลัง|จาก|นั้น ส่วน|ใด
    เรียบร้อย|ดี ผู้|ป่วย|จริง ประเทศ|อื่น แบบ|แรก ผ้าใบ|นิ่ม
    นัก|ฉุกเฉิน|การ|แพทย์ บริการ|ฉุกเฉิน โทร|หา|คุณ คน|นี้ ข้อมูล|สำรอง ขอ|ความ|เห็น|ที่|สอง แนะนำ|ตัว ตอบ|ช้า ยัง|ส่ง|ไม่|ได้ จะ|ส่ง|ให้|เอง
    เหล่า|นี้ เหล่า|นั้น เรื่อง|สมมติ กับ|ใคร อยู่|ที่|ไหน จะ|ลบ|ให้ ควร|ทำ|อย่าง|ไร ภาย|ใน|เวลา|นี้
    ที่|คุณ|เลือก อยู่|ขั้น|ตอน|ใด ไม่|ว่า|เวลา|ใด เวลา|ใด เป็น|ผู้|เลือก คน|แปลก|หน้า|รู้ จ่าย|สิ่ง|ใด สิ่ง|ใด คำขอ|ใหม่|ได้
    อ่าน|ได้ ให้|ลบ เลิก|ส่ง ชุด|เดียว|กัน ถ้า|ยก|เลิก ไม่|อาจ|สละ คืน|เงิน อย่าง|ปลอดภัย เหมาะ|สม|อ|ย่าง|ปลอดภัย เอกสาร|การ|รักษา
    แพทย์|ของ|ทีม|บิน ทาง|โทรศัพท์ จาก|เตียง|ถึง|เตียง ต้อง|ใช้|อะไร ควร|รู้|อะไร ส่วน|นี้ รับ|สาย สำหรับ|สาย|การ|บิน
    ที่|พบ|บ่อย อะไร|ขึ้น|บ้าง ไม่|เหมือน|กัน ด้าน|ล่าง
    สอบถาม|ฟรี เวลา|บังกลาเทศ ขอ|แก้ไข|ได้ กับ|คุณ|อีก ที่|ใกล้|ที่|สุด จดจำ|การ|เข้า|สู่|ระบบ ส่วน|นี้|กำลัง|พัฒนา ส่ง|ต่อ การ|ส่ง|ต่อ การ|ให้|ยา มี|ผล ค่า|เครื่อง|บิน
    ทีม|บิน อะไร|บ้าง ต้อง|ใช้|อะไร|บ้าง ใช้|ประโยชน์ เก็บ|ไว้ ถูก|เก็บ|ไว้ ดู|ดี อย่าง|ไร เป็น|อย่าง|ไร เป็น|อย่าง|อื่น รับ|หน้า|ที่ ไม่|ต้อง|มี
    เรื่อง|อื่น ที่|ใกล้|ที่|สุด|ก่อน แล้ว|โทร|หา|เรา ใกล้|โรง|พยาบาล รวม|การ|ส่ง|ต่อ เมื่อ|คุณ ดู|ข้อมูล
    หลังการ|ติดต่อ การ|เข้า|สู่|ระบบ มีการ|เข้า|สู่|ระบบ โดยสาร|ทั่ว|ไป ภาพ|ถ่าย|ทาง|รังสี จับ|เวลา ครั้ง|นั้น เวลา|นั้น เรื่อง|ใด อีก|คน สอง|สาม|นาที
    ทีม|งาน การ|ประสาน|งาน หมด|อายุ
  `,
    places: [
      // who does it, what it is, and what is not so: none of these is said without the word after it
      [/(?<=ยัง)(?=ไม่)/g, JOINER],
      [/(?<=ผู้|ไม่|(?<!ข้อ|บท|เนื้อ\u2060?|หมาย)ความ)(?=[ก-ฮเ-ไ])/g, JOINER],
      // what is asked for is read with its please
      [/(?<=(?<!ชิ้น)โปรด)(?=[ก-ฮเ-ไ])/g, JOINER],
      // which of them, how many in words, and more than what; aboard, whatever it is
      [/(?<=ทุก|แต่ละ|หลาย|บาง)(?=[ก-ฮเ-ไ])|(?<=บน)(?=เครื่อง)/g, JOINER],
      // what is not done is read with its no; an if with what follows
      [/(?<=ไม่\u2060?ได้)(?=ช่วย)|(?<=หาก)(?=เป็น)/g, JOINER],
      [
        /(?<=หนึ่ง|สอง|สาม|สี่|ห้า|หก|ครึ่ง)(?=คน|ท่าน|แห่ง|ห้อง|ใบ|ฉบับ|ตัว|คัน|ประเภท|มุม|นาที|ชั่วโมง|เดือน|ปี|แบบ)/g,
        JOINER,
      ],
      [/(?<=[ก-๎])(?<!ึ)(?=กว่า(?!จะ))/g, JOINER],
      // a number beside what it is of; a name beside its title; what is said twice beside its mark
      [/(?<=โทร|[พค]\.ศ\.|เวลา) (?=\d)/g, NO_BREAK_SPACE],
      [/(?<=\d) (?=ถึง \d|น\.|วัน|เดือน|ปี|ชั่วโมง|นาที|คน|แห่ง|คำขอ|รายการ|อักขระ)/g, NO_BREAK_SPACE],
      [/(?<=\d\u00a0ถึง) (?=\d)/g, NO_BREAK_SPACE],
      // a month, its year, and what says that it is one
      [/(?<=(?:คม|ยน|พันธ์)) (?=\d{4})|(?<=ณ) (?=เดือน)/g, NO_BREAK_SPACE],
      [/(?<=เดือน)(?=\S{3,7}(?:คม|ยน|พันธ์)\s\d{4})/g, JOINER],
      [/(?<=นพ\.|พญ\.|ดร\.) (?=[ก-ฮเ-ไ])| (?=ๆ)/g, NO_BREAK_SPACE],
    ],
  },
  bn: {
    written: /[অ-হ]/,
    places: [
      // an ending and what it belongs to: "৫:৫৬-এর", "তা-ও"
      [/-(?=[\u0980-\u09ff])/g, `-${JOINER}`],
      [/(?<=লগ) (?=ইন|আউট)/g, NO_BREAK_SPACE],
      // a month and its year
      [/(?<=ারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|ম্বর|টোবর) (?=[০-৯]{4}(?![০-৯]))/g, NO_BREAK_SPACE],
      // the no that ends a clause: on a line of its own it comes too late, since who reads to the end of
      // the line before has read the opposite
      [/ (?=(?:না|নেই|নই|নন|ন(?:\u09df|\u09af\u09bc))(?:[।,;:?!)’]|\s*$))/g, NO_BREAK_SPACE],
    ],
  },
};

const rules = Object.values(bonds).map(({ written, words, places }) => {
  const atPlaces = (text: string) =>
    places.reduce((sofar, [place, put]) => sofar.replace(place, put), text);
  if (!words) return { written, kept: atPlaces };
  // of words that begin alike the longer one is to be found
  const found = words
    .trim()
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length);
  const joined = new Map(
    found.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", JOINER)]),
  );
  const pattern = new RegExp([...joined.keys()].join("|"), "g");
  return {
    written,
    kept: (text: string) => atPlaces(text.replace(pattern, (word) => joined.get(word) ?? word)),
  };
});

/**
 * Keeps the words of a text on one line each, whatever its language: a page in Bengali may name somebody
 * in Thai. What is kept already stays as it is.
 */
export function wholeWords(text: string): string {
  return rules.reduce(
    (sofar, { written, kept }) => (written.test(sofar) ? kept(sofar) : sofar),
    text,
  );
}

/** The same of all texts of a dictionary. */
export function wholeTexts<Texts>(all: Texts): Texts {
  if (typeof all === "string") return wholeWords(all) as Texts;
  if (typeof all !== "object" || all === null) return all;
  if (Array.isArray(all)) return all.map(wholeTexts) as Texts;
  const entries = Object.entries(all).map(([key, one]) => [key, wholeTexts(one)]);
  return Object.fromEntries(entries) as Texts;
}

/** Letters of the languages above; the rest of a page, most of it, is passed over. */
const LETTERS = /[\u0980-\u09ff\u0e00-\u0e7f]/;
/** An element whose text is no running text. */
const OPAQUE = /^<(script|style|title|textarea|option)\b/;
const LONGEST_OPAQUE = "<textarea ".length;

/**
 * Keeps the words of a finished page or mail on one line each, those of stories and hospitals too. It is
 * for what is seen alone: what a field holds, an attribute or data says is without what it takes.
 *
 * Goes from tag to tag, which takes less of the processor than one pattern for all of it.
 */
export function keepWordsWhole(html: string): string {
  if (!LETTERS.test(html)) return html;
  let written = "";
  let until = 0;
  /** All before `from` stays as it is, unless it is written already. */
  const put = (from: number, to: number, kept: string) => {
    written += html.slice(until, from) + kept;
    until = to;
  };
  for (let at = 0; at < html.length; ) {
    const next = html.indexOf("<", at);
    const tag = next === -1 ? html.length : next;
    const text = html.slice(at, tag);
    if (LETTERS.test(text)) put(at, tag, wholeWords(text));
    at = endOfTag(html, tag);
    const markup = html.slice(tag, at);
    if (markup.includes(JOINER)) put(tag, at, markup.replaceAll(JOINER, ""));
  }
  return written + html.slice(until);
}

/** Where what begins at a `<` ends: a tag, or an element that is passed over whole. */
function endOfTag(html: string, tag: number): number {
  const end = html.indexOf(">", tag) + 1 || html.length;
  const name = OPAQUE.exec(html.slice(tag, tag + LONGEST_OPAQUE))?.[1];
  if (!name) return end;
  const close = html.indexOf(`</${name}>`, end);
  return close === -1 ? end : close + name.length + "</>".length;
}
