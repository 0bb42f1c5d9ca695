import type { SamplePost } from "./post";

export const moneyAndHotels: SamplePost = {
  slug: "money-and-hotels-near-the-hospital",
  category: "travel-tips",
  featured: false,
  publishedAt: "2026-10-06T06:00:00.000Z",
  videoUrl: null,
  texts: {
    en: {
      title: "Money and hotels: what to settle before you leave",
      excerpt:
        "Questions to ask the hospital about its estimate, ways to carry money for treatment, and how to choose a room near the hospital.",
      body: `Illness brings worry enough. A few questions asked at home spare you the worst surprises about money and rooms.

## The estimate

Ask the hospital for its estimate in writing, and read it with these questions:

- Is it for the whole treatment, or only for the operation?
- How many days in the ward and in intensive care does it allow for?
- Are medicines, implants, tests and the doctors’ fees in it?
- What deposit is due on the day of admission, and how may it be paid?
- What happens to the unused part of a deposit?

An estimate is not a final bill. Illness does not always keep to the plan, so keep something in hand.

## Carrying the money

- **Ask your bank early.** In Bangladesh, foreign currency for treatment, beyond the ordinary travel quota, usually goes through a bank against medical papers, and the limits are set by Bangladesh Bank. As of October 2026 this can be the hospital’s letter, the estimate, the passport and the visa. Your bank’s foreign exchange desk tells you what it wants today.
- **Use more than one way.** A card, some cash, and a bank transfer to the hospital. If one fails on a Friday night, another works.
- **Tell the bank where you are going**, so the card is not blocked.
- **Pay the hospital, not a person.** Pay at the cashier or to the hospital’s own account, and keep every receipt.

## The room

Book the first few nights only. You will know more after the first visit. Ask the hotel:

- How long is the walk to the hospital, and is there a lift and a ramp?
- Is there a kitchen, or a place nearby with food the patient can eat?
- Can you leave early or stay longer without losing money?
- Is there somebody at the desk at night?

Many large hospitals have a list of rooms nearby, and some let one relative sleep in the patient’s room.

## A page for every day

Write in one notebook what was paid, to whom and for what, with the number of the receipt. When the bill comes, compare it line by line and ask at the cashier about what you do not understand. Asking is normal and nobody takes offence.`,
    },
    bn: {
      title: "টাকা ও হোটেল: রওনা হওয়ার আগে যা ঠিক করে নেবেন",
      excerpt:
        "আনুমানিক খরচ নিয়ে হাসপাতালকে কী জিজ্ঞেস করবেন, চিকিৎসার টাকা কীভাবে নেবেন আর হাসপাতালের কাছে থাকার জায়গা কীভাবে বেছে নেবেন।",
      body: `অসুখের চিন্তা এমনিতেই কম নয়। দেশে থাকতেই কয়েকটা প্রশ্ন করে নিলে টাকা আর থাকার জায়গা নিয়ে বড় ঝামেলা এড়ানো যায়।

## হাসপাতালের আনুমানিক খরচ

হাসপাতালের কাছে আনুমানিক খরচ লিখিতভাবে চান। তারপর এই প্রশ্নগুলোর সঙ্গে মিলিয়ে পড়ুন:

- এটা কি পুরো চিকিৎসার খরচ, নাকি শুধু অপারেশনের?
- ওয়ার্ডে ও আইসিইউতে কত দিন ধরে হিসাব করা হয়েছে?
- ওষুধ, ইমপ্ল্যান্ট, পরীক্ষা-নিরীক্ষা আর ডাক্তারদের ফি কি এর মধ্যে আছে?
- ভর্তির দিন কত টাকা জমা দিতে হবে, কীভাবে দেওয়া যাবে?
- জমার টাকা বেঁচে গেলে তা কীভাবে ফেরত পাওয়া যাবে?

আনুমানিক খরচ চূড়ান্ত বিল নয়। অসুখ সব সময় পরিকল্পনা মেনে চলে না, তাই হাতে কিছু বাড়তি টাকা রাখুন।

## টাকা কীভাবে নেবেন

- **আগেভাগে ব্যাংকে কথা বলুন।** ভ্রমণের সাধারণ কোটার বাইরে চিকিৎসার জন্য বৈদেশিক মুদ্রা সাধারণত নিতে হয় ব্যাংকের মাধ্যমে, চিকিৎসার কাগজপত্র দেখিয়ে। সীমা ঠিক করে বাংলাদেশ ব্যাংক। ২০২৬ সালের অক্টোবরের তথ্য অনুযায়ী, হাসপাতালের চিঠি, আনুমানিক খরচের কাগজ, পাসপোর্ট ও ভিসা লাগতে পারে। এখন ঠিক কী কী লাগবে, তা আপনার ব্যাংকের বৈদেশিক মুদ্রা শাখা বলে দেবে।
- **একটার বেশি উপায় রাখুন।** একটা কার্ড, কিছু নগদ আর হাসপাতালের অ্যাকাউন্টে ব্যাংক ট্রান্সফার। ছুটির রাতে একটা কাজ না করলে অন্যটা করবে।
- **কোন দেশে যাচ্ছেন, ব্যাংককে জানান**, যাতে কার্ড বন্ধ হয়ে না যায়।
- **টাকা দিন হাসপাতালকে, কোনো ব্যক্তিকে নয়।** হাসপাতালের ক্যাশ কাউন্টারে বা হাসপাতালের নিজস্ব অ্যাকাউন্টে টাকা দিন, প্রতিটি রসিদ রেখে দিন।

## থাকার জায়গা

প্রথমে শুধু কয়েক রাতের জন্য বুকিং দিন। ডাক্তার দেখানোর পর বুঝবেন কত দিন থাকতে হবে। হোটেলকে জিজ্ঞেস করুন:

- হেঁটে হাসপাতালে যেতে কতক্ষণ লাগে? লিফট ও হুইলচেয়ারের ঢালু পথ আছে কি?
- রান্নার ব্যবস্থা আছে, নাকি কাছেই রোগীর খাওয়ার মতো খাবার পাওয়া যায়?
- আগে ছেড়ে দিলে বা বেশি দিন থাকলে টাকা কাটা যাবে কি?
- রাতে রিসেপশনে কেউ থাকেন কি?

অনেক বড় হাসপাতালের কাছে আশপাশের থাকার জায়গার তালিকা থাকে। কোথাও কোথাও রোগীর কেবিনে একজন স্বজন রাতে থাকতে পারেন।

## প্রতিদিনের হিসাব

একটা খাতায় রোজ লিখে রাখুন: কত টাকা, কাকে, কী বাবদ, রসিদ নম্বর কত। বিল পেলে লাইন ধরে ধরে মেলান। কিছু না বুঝলে ক্যাশ কাউন্টারে জিজ্ঞেস করুন। এটা খুবই স্বাভাবিক, কেউ কিছু মনে করেন না।`,
    },
    th: {
      title: "เรื่องเงินและที่พัก ควรตกลงให้เรียบร้อยก่อนเดินทาง",
      excerpt:
        "คำถามที่ควรถามโรงพยาบาลเรื่องใบประมาณการค่าใช้จ่าย วิธีนำเงินค่ารักษาไป และการเลือกที่พักใกล้โรงพยาบาล",
      body: `ความเจ็บป่วยก็หนักใจพอแล้ว การถามให้ชัดตั้งแต่อยู่ที่บ้านช่วยลดเรื่องไม่คาดคิดทั้งเรื่องเงินและที่พัก

## ใบประมาณการค่าใช้จ่าย

ขอใบประมาณการค่าใช้จ่ายจากโรงพยาบาลเป็นลายลักษณ์อักษร แล้วอ่านพร้อมคำถามเหล่านี้

- เป็นค่ารักษาทั้งหมด หรือเฉพาะค่าผ่าตัด
- คิดไว้กี่วันสำหรับหอผู้ป่วยและห้อง ICU
- รวมค่ายา อุปกรณ์ที่ใส่ในร่างกาย ค่าตรวจ และค่าแพทย์แล้วหรือยัง
- ต้องวางเงินมัดจำเท่าไรในวันรับเข้ารักษา และชำระด้วยวิธีใดได้บ้าง
- เงินมัดจำที่เหลือจะคืนอย่างไร

ใบประมาณการไม่ใช่ยอดสุดท้าย อาการอาจไม่เป็นไปตามแผน จึงควรมีเงินสำรองไว้

## การนำเงินไป

- **ปรึกษาธนาคารแต่เนิ่น ๆ** ในบังกลาเทศ การแลกเงินตราต่างประเทศเพื่อการรักษาที่เกินวงเงินเดินทางทั่วไป โดยปกติต้องทำผ่านธนาคารโดยแสดงเอกสารการรักษา และธนาคารกลางบังกลาเทศเป็นผู้กำหนดวงเงิน ณ เดือนตุลาคม 2569 (ค.ศ. 2026) เอกสารอาจได้แก่ หนังสือจากโรงพยาบาล ใบประมาณการ หนังสือเดินทาง และวีซ่า ฝ่ายเงินตราต่างประเทศของธนาคารจะบอกได้ว่าต้องใช้อะไรบ้างในขณะนั้น
- **มีมากกว่าหนึ่งวิธี** ทั้งบัตร เงินสดบางส่วน และการโอนเข้าบัญชีโรงพยาบาล หากวิธีหนึ่งใช้ไม่ได้ในคืนวันหยุด ยังมีอีกวิธี
- **แจ้งธนาคารว่าจะเดินทางไปประเทศใด** เพื่อไม่ให้บัตรถูกระงับ
- **จ่ายให้โรงพยาบาล ไม่ใช่จ่ายให้บุคคล** ชำระที่แผนกการเงินหรือโอนเข้าบัญชีของโรงพยาบาลเท่านั้น และเก็บใบเสร็จทุกใบ

## ที่พัก

จองไว้เพียงไม่กี่คืนแรกก่อน หลังพบแพทย์ครั้งแรกจึงจะรู้ว่าต้องอยู่นานเท่าใด คำถามที่ควรถามโรงแรมมีดังนี้

- เดินไปโรงพยาบาลใช้เวลาเท่าไร มีลิฟต์และทางลาดหรือไม่
- มีครัว หรือมีร้านใกล้ ๆ ที่ขายอาหารที่ผู้ป่วยกินได้หรือไม่
- ถ้าเช็กเอาต์ก่อนหรือขออยู่ต่อ จะเสียค่าธรรมเนียมหรือไม่
- กลางคืนมีเจ้าหน้าที่ประจำเคาน์เตอร์หรือไม่

โรงพยาบาลใหญ่หลายแห่งมีรายชื่อที่พักใกล้เคียง และบางแห่งให้ญาติหนึ่งคนนอนเฝ้าในห้องผู้ป่วยได้

## จดไว้ทุกวัน

ใช้สมุดเล่มเดียวจดว่าจ่ายอะไร ให้ใคร เท่าไร พร้อมเลขที่ใบเสร็จ เมื่อได้รับใบแจ้งค่ารักษาให้เทียบทีละรายการ และสอบถามแผนกการเงินในส่วนที่ไม่เข้าใจ การสอบถามเป็นเรื่องปกติ`,
    },
  },
};
