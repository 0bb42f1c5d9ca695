import { expect, test } from "vitest";
import { dictionaries } from "~/locales/dictionaries";
import { wholeTexts, wholeWords } from "./whole-words.server";
import { keepWordsWhole } from "./words-in-markup.server";

const HOSPITAL = "โรงพยาบาล";
const WHOLE = "โรง\u2060พยาบาล";

test("a Thai word of two is kept on one line wherever it is read", () => {
  const html = `<p class="a">ไป${HOSPITAL}<b>${HOSPITAL}</b>หลัง${HOSPITAL}</p>`;
  expect(keepWordsWhole(html)).toBe(`<p class="a">ไป${WHOLE}<b>${WHOLE}</b>หลัง${WHOLE}</p>`);
});

test("a word within a longer one takes nothing from it", () => {
  expect(keepWordsWhole("<p>หนังสือเดินทาง เดินทาง เตรียม</p>").replaceAll("\u2060", "|")).toBe(
    "<p>หนังสือ|เดิน|ทาง เดิน|ทาง เต|รี|ยม</p>",
  );
});

test("a word is kept whole where the one before it leads browsers astray", () => {
  const html = "<p>บ่อยครั้งเป็นกลางคืน จัดเตรียม เป็นภาษาเบงกาลี</p>";
  expect(keepWordsWhole(html).replaceAll("\u2060", "|")).toBe(
    "<p>บ่อย|ครั้งเป็น|ก|ลาง|คืน จัด|เต|รี|ยม เป็นภาษาเบ|ง|กา|ลี</p>",
  );
});

test.each([
  ["ของผู้ป่วยและผู้ดูแล", "ของผู้|ป่วยและผู้|ดูแล"],
  ["รับรองหรือไม่ว่าไม่เกินหนึ่งปี", "รับ|รองหรือ|ไม่|ว่าไม่|เกินหนึ่ง|ปี"],
  ["ความดัน ข้อความนี้ บทความนี้ เนื้อความนี้", "ความ|ดัน ข้อความนี้ บทความนี้ เนื้อ|ความนี้"],
  ["นโยบายความเป็นส่วนตัว", "นโยบายความ|เป็น|ส่วน|ตัว"],
  ["ทุกขั้น แต่ละราย หลายแห่ง บางอย่าง", "ทุก|ขั้น แต่ละ|ราย หลาย|แห่ง บาง|อย่าง"],
  ["ห้องหนึ่งห้อง สองคน ครึ่งชั่วโมง", "ห้องหนึ่ง|ห้อง สอง|คน ครึ่ง|ชั่วโมง"],
  ["ช้ากว่านั้น จนกว่าจะถึง", "ช้า|กว่านั้น จนกว่าจะถึง"],
  ["คุณจะได้รับคำตอบ", "คุณจะได้|รับคำ|ตอบ"],
  ["ที่ใช่ในต่างประเทศ โดยมีเราคอยช่วย", "ที่|ใช่ในต่าง|ประเทศ โดย|มี|เราคอยช่วย"],
  ["และบันทึกว่า", "และบัน|ทึกว่า"],
  ["เบื้องหลังการทำงาน", "เบื้อง|หลังการ|ทำ|งาน"],
  ["เครื่องบินพยาบาลหรือพยาบาล", "เครื่อง|บิน|พยาบาลหรือพยาบาล"],
  ["โปรดโทรหาเราและแจ้งเลขที่คำขอ", "โปรด|โทร|หา|เราและแจ้งเลข|ที่|คำขอ"],
  ["ทุกคนที่ไปด้วย ไปด้วยกัน", "ทุก|คนที่ไป|ด้วย ไป|ด้วย|กัน"],
  ["ประสานเข้าด้วยกัน", "ประสานเข้า|ด้วย|กัน"],
  ["ระยะเวลาที่อยู่ ตราบที่เปิด", "ระยะ|เวลา|ที่|อยู่ ตราบ|ที่เปิด"],
  ["ไม่ได้เตรียมตัวไว้", "ไม่|ได้เต|รี|ยม|ตัวไว้"],
  ["อีกต่อไป หลังจากนั้น ส่วนใด", "อีก|ต่อ|ไป หลัง|จาก|นั้น ส่วน|ใด"],
  ["ก่อนนั้น สิ่งนั้น เลขนั้น", "ก่อน|นั้น สิ่ง|นั้น เลข|นั้น"],
  ["ตกลงกันได้ ส่งให้เอง", "ตกลง|กันได้ ส่ง|ให้|เอง"],
  ["บนเครื่อง บนเครื่องบิน", "บน|เครื่อง บน|เครื่อง|บิน"],
  ["เอกสารเรียบร้อยดี ผ้าใบนิ่ม", "เอกสารเรียบร้อย|ดี ผ้าใบ|นิ่ม"],
  ["ไม่ใช่ผู้ป่วยจริง ผู้ป่วย", "ไม่|ใช่ผู้|ป่วย|จริง ผู้|ป่วย"],
  ["ไม่ได้ช่วย ไม่ได้ช่วยเหลือ", "ไม่|ได้|ช่วย ไม่|ได้|ช่วย|เหลือ"],
  ["สองแบบแรก แบบฟอร์ม", "สอง|แบบ|แรก แบบ|ฟอร์ม"],
  ["หากเป็นอันตรายถึงชีวิต", "หาก|เป็นอันตราย|ถึง|ชีวิต"],
  ["โรงพยาบาลที่คุณเลือก", "โรง|พยาบาลที่|คุณ|เลือก"],
  ["ว่าตอนนี้อยู่ขั้นตอนใด", "ว่าตอน|นี้อยู่|ขั้น|ตอน|ใด"],
  ["ข้อความ ไม่ว่าเวลาใด", "ข้อความ ไม่|ว่า|เวลา|ใด"],
  ["คุณเป็นผู้เลือก", "คุณเป็น|ผู้|เลือก"],
  ["ให้คนแปลกหน้ารู้", "ให้คน|แปลก|หน้า|รู้"],
  ["ไม่ต้องจ่ายสิ่งใดจนกว่าจะ", "ไม่|ต้องจ่าย|สิ่ง|ใดจนกว่าจะ"],
  ["หรือส่งคำขอใหม่ได้", "หรือส่งคำขอ|ใหม่|ได้"],
  ["แล้วทุกคนอ่านได้ คุณขอให้ลบก่อนกำหนด", "แล้วทุก|คนอ่าน|ได้ คุณขอให้|ลบก่อนกำหนด"],
  ["คืนเงินถ้ายกเลิก ไม่อาจสละได้", "คืน|เงินถ้า|ยก|เลิก ไม่|อาจ|สละได้"],
  ["แพทย์ของทีมบินอ่านเอกสารการรักษา", "แพทย์|ของ|ทีม|บินอ่านเอกสาร|การ|รักษา"],
  ["จากเตียงถึงเตียง ในโรงพยาบาลถึงเตียง", "จาก|เตียง|ถึง|เตียง ในโรง|พยาบาลถึง|เตียง"],
  ["มีคนรับสาย ใบรับรองสำหรับสายการบิน", "มีคนรับ|สาย ใบ|รับ|รองสำหรับ|สาย|การ|บิน"],
  ["ที่เหมาะสมอย่างปลอดภัย เดินทางอย่างปลอดภัย", "ที่เหมาะ|สม|อ|ย่าง|ปลอดภัย เดิน|ทางอย่าง|ปลอดภัย"],
  ["ข้อมูล ณ เดือนพฤศจิกายน 2569", "ข้อมูล ณ\u00a0เดือน|พฤศจิกายน\u00a02569"],
  ["คำว่า “ยังไม่ได้”", "คำว่า “ยัง|ไม่|ได้”"],
])("no line ends after what is not said alone: %s", (text, whole) => {
  expect(keepWordsWhole(`<p>${text}</p>`).replaceAll("\u2060", "|")).toBe(`<p>${whole}</p>`);
});

test.each([
  ["โทร 999 (ในไทยโทร 1669) ก่อน", "โทร~999 (ในไทยโทร~1669) ก่อน"],
  ["24 ถึง 48 ชั่วโมง", "24~ถึง~48~ชั่วโมง"],
  ["ไม่ได้ระบุว่าเป็นใคร 180 วันหลังปิด", "ไม่ได้ระบุว่าเป็นใคร 180~วันหลังปิด"],
  ["พ.ศ. 2552 โดย นพ. นเรศ ที่ข้าง ๆ", "พ.ศ.~2552 โดย นพ.~นเรศ ที่ข้าง~ๆ"],
  ["ณ เดือนพฤศจิกายน 2569", "ณ~เดือนพฤศจิกายน~2569"],
  ["নভেম্বর ২০২৬, ঘর ২০২৬", "নভেম্বর~২০২৬, ঘর ২০২৬"],
])("a number stays on the line of what it is of: %s", (text, whole) => {
  const drawn = keepWordsWhole(`<p>${text}</p>`).replaceAll("\u2060", "");
  expect(drawn.replaceAll("\u00a0", "~")).toBe(`<p>${whole}</p>`);
});

test.each([
  `<input value="${HOSPITAL}"/>`,
  `<textarea name="x">${HOSPITAL}</textarea>`,
  `<option value="1">${HOSPITAL}</option>`,
  `<title>${HOSPITAL}</title>`,
  `<script type="application/ld+json">{"name":"${HOSPITAL}"}</script>`,
  `<a href="/?q=${HOSPITAL}" title="${HOSPITAL}"></a>`,
])("what is typed, sent or read by machines stays as it is: %s", (html) => {
  expect(keepWordsWhole(html)).toBe(html);
});

test("of words that begin alike the longer one is taken, and none stands after a shorter within it", () => {
  // as the search goes through them: at the same place the first that fits
  expect(keepWordsWhole("<p>ตั๋วเครื่องบิน ตั๋วขากลับ ทั้งสองฝั่ง ทั้งกลางวัน ใบนัดแพทย์</p>")).toBe(
    "<p>ตั๋ว|เครื่อง|บิน ตั๋ว|ขา|กลับ ทั้ง|สอง|ฝั่ง ทั้ง|กลาง|วัน ใบ|นัด|แพทย์</p>".replaceAll("|", "\u2060"),
  );
});

test("a Bengali ending stays with what it belongs to", () => {
  const html = "<p>বিকেল ৫:৫৬-এর মধ্যে, তা-ও <a>help@setu.example</a>-এ; ২০২৬-১১</p>";
  expect(keepWordsWhole(html).replaceAll("\u2060", "|")).toBe(
    "<p>বিকেল ৫:৫৬-|এর মধ্যে, তা-|ও <a>help@setu.example</a>-|এ; ২০২৬-|১১</p>",
  );
});

test("a Bengali clause keeps its no on the line of its verb", () => {
  const html = "<h2>যা করি না</h2><p>কাউকে দেবেন না। যন্ত্র নয়, খরচ নেই; না জানলে না করে বলি। লগ ইন</p>";
  expect(keepWordsWhole(html).replaceAll("\u00a0", "_")).toBe(
    "<h2>যা করি_না</h2><p>কাউকে দেবেন_না। যন্ত্র_নয়, খরচ_নেই; না জানলে না করে বলি। লগ_ইন</p>",
  );
});

test("a page without a word of them stays as it is", () => {
  const html = '<p lang="bn">হাসপাতাল</p><a lang="th">ไทย</a>';
  expect(keepWordsWhole(html)).toBe(html);
});

test("a text whose words are kept whole stays as it is", () => {
  const whole = wholeTexts(dictionaries);
  expect(wholeTexts(whole)).toEqual(whole);
  expect(whole.en).toEqual(dictionaries.en);
  expect(wholeWords(HOSPITAL)).toBe(WHOLE);
});

test.each([
  `<input value="${WHOLE}"/>`,
  `<option value="1">${WHOLE}</option>`,
  `<title>${WHOLE}</title>`,
  `<script type="application/ld+json">{"name":"${WHOLE}"}</script>`,
  `<a href="/?q=${WHOLE}" title="${WHOLE}"></a>`,
])("what is typed, sent or read by machines loses what keeps it whole: %s", (html) => {
  expect(keepWordsWhole(html)).toBe(html.replaceAll("\u2060", ""));
});
