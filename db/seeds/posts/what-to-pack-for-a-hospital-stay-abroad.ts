import type { SamplePost } from "./post";

export const whatToPack: SamplePost = {
  slug: "what-to-pack-for-a-hospital-stay-abroad",
  category: "travel-tips",
  featured: false,
  publishedAt: "2026-06-09T04:00:00.000Z",
  videoUrl: null,
  texts: {
    en: {
      title: "What to pack for a hospital stay abroad",
      excerpt:
        "One folder, one small bag, one suitcase. A list you can work through the evening before, even when you are tired.",
      body: `Most families pack too many clothes and forget one paper. Think of three pieces: a folder that never leaves your hand, a small bag for the cabin, and a suitcase that may arrive late without doing harm.

## The folder, always in your hand

- Passports of the patient and of everyone who travels, with the visas, and two copies of each
- The hospital’s appointment letter, with its address and phone number
- Medical reports in order of date, newest on top, and the translations
- The list of medicines: name, dose, time of day
- Scans on a disc or a memory stick, and the written report of each scan
- Names and phone numbers of the doctor at home and of two relatives

Photograph every page and send the pictures to a relative in Bangladesh. If the folder is lost, the pictures are still there.

## The cabin bag

- Medicines for the journey and some days more, in their own boxes, with the prescription
- Insulin, if the patient uses it: keep it in the cabin, because the hold can freeze
- Spectacles, hearing aid, dentures and a case for each
- A light blanket, a change of clothes, wet wipes, a few dry biscuits
- Phone, charger and power bank (power banks travel in the cabin, never in the suitcase)

Some medicines are controlled abroad: strong painkillers such as tramadol, codeine or morphine, sleeping and anxiety tablets, some cough syrups. The United Arab Emirates asks for permission before you arrive; other countries have rules too. Ask the hospital or the embassy before you pack them.

Airlines limit liquids in the cabin. Medicines are usually an exception when you can show the prescription. As of June 2026 the details differ by airline and airport, so check the airline’s own website.

## The suitcase

- Loose clothes that open at the front, and slippers that do not slide
- A warm layer: wards and waiting rooms are often cold
- A plug adapter for the country
- Prayer mat, a book, something from the grandchildren: small things help on long days

## What to leave at home

- Jewellery and large amounts of cash
- Medicines without a name on the box
- Cooked food with meat or milk, which many countries do not let in

## The evening before

1. Read the folder’s list aloud while somebody else ticks it off.
2. Charge the phones and write the hospital’s address on paper.
3. Put tomorrow’s first dose of medicine where you will see it.
4. Sleep, even for a few hours.`,
    },
    bn: {
      title: "বিদেশে হাসপাতালে থাকতে হলে কী কী সঙ্গে নেবেন",
      excerpt: "একটা ফাইল, একটা হাতব্যাগ, একটা স্যুটকেস। ক্লান্ত শরীরেও আগের রাতে মিলিয়ে নেওয়ার মতো একটা তালিকা।",
      body: `বেশির ভাগ পরিবার কাপড় নেয় বেশি, আর ভুলে যায় দরকারি একটা কাগজ। তাই জিনিসপত্র তিন ভাগে ভাবুন। একটা ফাইল, যা কখনো হাতছাড়া হবে না। একটা ছোট ব্যাগ, যা কেবিনে থাকবে। আর একটা স্যুটকেস, যা দেরিতে পৌঁছালেও ক্ষতি নেই।

## ফাইল: সব সময় হাতে

- রোগী ও সঙ্গে যাওয়া সবার পাসপোর্ট, ভিসা এবং প্রতিটির দুটি করে ফটোকপি
- হাসপাতালের অ্যাপয়েন্টমেন্ট লেটার, ঠিকানা ও ফোন নম্বরসহ
- তারিখ অনুযায়ী সাজানো মেডিকেল রিপোর্ট (সবচেয়ে নতুনটি ওপরে) ও অনুবাদ
- ওষুধের তালিকা: নাম, মাত্রা, কখন খেতে হয়
- সিটি স্ক্যান, এমআরআইয়ের ছবি সিডি বা পেনড্রাইভে, সঙ্গে প্রতিটির লিখিত রিপোর্ট
- দেশে যে ডাক্তার দেখেন তাঁর এবং দুজন স্বজনের নাম ও ফোন নম্বর

প্রতিটি পাতার ছবি তুলে দেশে থাকা একজন স্বজনকে পাঠিয়ে রাখুন। ফাইল হারালেও ছবিগুলো থেকে যাবে।

## কেবিনের হাতব্যাগ

- যাত্রার সময়টুকু এবং আরও কয়েক দিনের ওষুধ, কেনার সময়ের মূল বাক্সেই, প্রেসক্রিপশনসহ
- ইনসুলিন লাগলে কেবিনেই রাখুন, কারণ উড়োজাহাজের লাগেজ রাখার জায়গায় তা জমে নষ্ট হতে পারে
- চশমা, কানে শোনার যন্ত্র, বাঁধানো দাঁত এবং প্রতিটির খাপ
- পাতলা কম্বল, এক সেট কাপড়, ভেজা টিস্যু, কিছু শুকনা বিস্কুট
- মোবাইল ফোন, চার্জার ও পাওয়ার ব্যাংক (পাওয়ার ব্যাংক কেবিনে নিতে হয়, স্যুটকেসে কখনো নয়)

কিছু ওষুধ বিদেশে নিয়ন্ত্রিত: ট্রামাডল, কোডিন বা মরফিনের মতো কড়া ব্যথার ওষুধ, ঘুমের ও দুশ্চিন্তার ওষুধ, কোনো কোনো কাশির সিরাপ। সংযুক্ত আরব আমিরাতে পৌঁছানোর আগেই অনুমতি নিতে হয়। অন্য দেশেও নিয়ম আছে। সঙ্গে নেওয়ার আগে হাসপাতাল বা দূতাবাসকে জিজ্ঞেস করুন।

কেবিনে তরল জিনিস নেওয়ার সীমা আছে। প্রেসক্রিপশন দেখাতে পারলে ওষুধের ক্ষেত্রে সাধারণত ছাড় মেলে। ২০২৬ সালের জুনের তথ্য অনুযায়ী, এয়ারলাইনস ও বিমানবন্দরভেদে নিয়ম আলাদা, তাই এয়ারলাইনসের নিজস্ব ওয়েবসাইটে দেখে নিন।

## স্যুটকেস

- সামনে খোলা যায় এমন ঢিলেঢালা কাপড়, আর পিছলে যায় না এমন স্যান্ডেল
- একটা গরম কাপড় (ওয়ার্ড ও অপেক্ষার জায়গা প্রায়ই ঠান্ডা থাকে)
- ওই দেশের সকেটে লাগে এমন প্লাগ অ্যাডাপ্টার
- জায়নামাজ, একটা বই, নাতি-নাতনির দেওয়া কিছু। দীর্ঘ দিনে ছোট জিনিসও মন ভালো রাখে

## যা বাড়িতে রেখে যাবেন

- গয়না ও বড় অঙ্কের নগদ টাকা
- বাক্সে নাম লেখা নেই এমন ওষুধ
- মাংস বা দুধ দিয়ে রান্না করা খাবার। অনেক দেশ নিতে দেয় না

## আগের রাতে

1. একজন ফাইলের তালিকা জোরে পড়ুন, আরেকজন মিলিয়ে দাগ দিন।
2. সব ফোন চার্জ দিন, আর হাসপাতালের ঠিকানা কাগজে লিখে রাখুন।
3. পরদিনের প্রথম ওষুধটা চোখে পড়ে এমন জায়গায় রাখুন।
4. কয়েক ঘণ্টার জন্য হলেও ঘুমান।`,
    },
    th: {
      title: "เตรียมอะไรไปบ้างเมื่อต้องนอนโรงพยาบาลต่างประเทศ",
      excerpt:
        "แฟ้มหนึ่งแฟ้ม กระเป๋าถือหนึ่งใบ กระเป๋าเดินทางหนึ่งใบ รายการสั้น ๆ ที่ตรวจทานได้ในคืนก่อนเดินทางแม้จะเหนื่อย",
      body: `หลายครอบครัวเตรียมเสื้อผ้าไปมากเกินไป แต่กลับลืมเอกสารสำคัญไปหนึ่งแผ่น ลองแบ่งของเป็นสามส่วน คือ แฟ้มที่อยู่กับตัวตลอดเวลา กระเป๋าใบเล็กสำหรับถือขึ้นเครื่อง และกระเป๋าเดินทางที่ถึงช้าก็ไม่เดือดร้อน

## แฟ้มเอกสาร อยู่กับตัวเสมอ

- หนังสือเดินทางและวีซ่าของผู้ป่วยและผู้ร่วมเดินทางทุกคน พร้อมสำเนาอย่างละสองชุด
- ใบนัดแพทย์ของโรงพยาบาล ที่มีที่อยู่และหมายเลขโทรศัพท์
- ผลตรวจและประวัติการรักษาเรียงตามวันที่ ฉบับล่าสุดอยู่บนสุด พร้อมฉบับแปล
- รายการยา ระบุชื่อยา ขนาดยา และเวลาที่ใช้
- ภาพ CT หรือ MRI ในแผ่นดิสก์หรือแฟลชไดรฟ์ พร้อมรายงานผลของแต่ละภาพ
- ชื่อและเบอร์โทรศัพท์ของแพทย์ประจำตัวและญาติสองคน

ถ่ายรูปเอกสารทุกหน้าแล้วส่งให้ญาติที่บังกลาเทศเก็บไว้ แม้แฟ้มหายก็ยังมีรูปให้ใช้

## กระเป๋าถือขึ้นเครื่อง

- ยาสำหรับระหว่างเดินทางและเผื่อไว้อีกหลายวัน อยู่ในกล่องเดิมพร้อมใบสั่งยา
- อินซูลิน (ถ้าใช้) ต้องถือขึ้นเครื่อง เพราะใต้ท้องเครื่องอาจเย็นจนยาเสีย
- แว่นตา เครื่องช่วยฟัง ฟันปลอม พร้อมกล่องเก็บ
- ผ้าห่มบาง เสื้อผ้าหนึ่งชุด ทิชชูเปียก ขนมปังกรอบเล็กน้อย
- โทรศัพท์ สายชาร์จ และพาวเวอร์แบงก์ (ต้องถือขึ้นเครื่องเท่านั้น ห้ามใส่กระเป๋าโหลด)

ยาบางชนิดเป็นยาควบคุมในต่างประเทศ เช่น ยาแก้ปวดชนิดแรงอย่างทรามาดอล โคเดอีน หรือมอร์ฟีน ยานอนหลับ ยาคลายกังวล และยาแก้ไอบางชนิด สหรัฐอาหรับเอมิเรตส์กำหนดให้ขออนุญาตก่อนเดินทางถึง ประเทศอื่นก็มีระเบียบของตน ควรถามโรงพยาบาลหรือสถานทูตก่อนนำไป

สายการบินจำกัดปริมาณของเหลวที่ถือขึ้นเครื่อง โดยทั่วไปยาได้รับการยกเว้นหากแสดงใบสั่งยาได้ ณ เดือนมิถุนายน 2569 (ค.ศ. 2026) รายละเอียดต่างกันไปตามสายการบินและสนามบิน ควรตรวจสอบจากเว็บไซต์ของสายการบินโดยตรง

## กระเป๋าเดินทาง

- เสื้อผ้าหลวมแบบผ่าหน้า และรองเท้าแตะพื้นไม่ลื่น
- เสื้อกันหนาว เพราะหอผู้ป่วยและห้องพักคอยมักเย็น
- หัวแปลงปลั๊กไฟสำหรับประเทศนั้น
- ผ้าปูละหมาด หนังสือ หรือของจากหลาน ๆ ของเล็กน้อยช่วยให้ผ่านวันยาว ๆ ไปได้

## สิ่งที่ควรทิ้งไว้ที่บ้าน

- เครื่องประดับและเงินสดจำนวนมาก
- ยาที่ไม่มีชื่อบนกล่อง
- อาหารปรุงสุกที่มีเนื้อสัตว์หรือนม ซึ่งหลายประเทศไม่ให้นำเข้า

## คืนก่อนเดินทาง

1. ให้คนหนึ่งอ่านรายการในแฟ้มออกเสียง อีกคนทำเครื่องหมายตาม
2. ชาร์จโทรศัพท์ทุกเครื่อง และเขียนที่อยู่โรงพยาบาลลงกระดาษ
3. วางยามื้อแรกของวันรุ่งขึ้นไว้ในที่ที่มองเห็น
4. นอนพัก แม้เพียงไม่กี่ชั่วโมง`,
    },
  },
};
