import type { SamplePost } from "./post";

export const flyingWithOxygen: SamplePost = {
  slug: "flying-with-oxygen",
  category: "travel-tips",
  featured: false,
  publishedAt: "2026-07-14T05:30:00.000Z",
  videoUrl: null,
  texts: {
    en: {
      title: "Flying with oxygen: ask the airline first",
      excerpt:
        "A patient who needs oxygen can often fly on a scheduled flight, but only if the airline has agreed beforehand. What to ask, whom, and in which order.",
      body: `Many patients who need oxygen fly on ordinary flights. What decides it is the doctor’s view, the airline’s permission, and enough days to ask. The airline can refuse at the gate if nothing was agreed.

## Why the air matters

The cabin of an airliner is not kept at the pressure of the ground. It is like being on a mountain, up to about 2,400 metres high. A healthy person hardly notices. Someone with weak lungs or a weak heart may need oxygen in the air even when they manage without it at home, so ask the doctor about the flight and not only about today.

## The MEDIF form

MEDIF is the airline’s medical information form. The treating doctor fills in one part, you fill in another, and the airline’s doctors decide.

1. Tell the airline, or your coordinator, about the oxygen **before** you pay for the ticket.
2. Ask for that airline’s own MEDIF form. Forms differ.
3. The doctor writes the diagnosis, the oxygen flow in litres per minute, and whether the patient can sit upright.
4. Send it back several days before the flight. Airlines set their own deadline.
5. Carry the airline’s written approval, printed.

If there are two flights on the ticket, each airline must agree, and the hours of waiting between them need oxygen too.

## Three ways to have oxygen

- **The airline’s oxygen.** Some airlines provide it on request, often for a fee. Not all do. It is for the cabin only, not for check-in or the wait between flights.
- **A portable concentrator of your own.** Many airlines accept models on their list. Carry more battery time than the whole journey lasts, delays included.
- **A doctor or nurse with equipment.** A medical escort arranges it with the airline.

Do not bring an oxygen cylinder from home without written permission: most airlines will not take it on board.

## When a scheduled flight is not the way

With chest pain or a fit now, go to the nearest hospital at once. After a recent operation, or with a collapsed lung or air leaking into the chest, ask a doctor before you book any flight.

If the patient needs a ventilator, cannot be woken, or gets worse from day to day, ask about an air ambulance instead. Only a doctor who has seen the patient’s reports can say which way is right.

If a life is in danger, call [999](tel:999) (in Thailand [1669](tel:1669), in another country the emergency number there) or go to the nearest hospital first. Then call us, at any hour.

## Check before you book

This is general information, last checked in July 2026. Airlines change their rules. Read “medical needs” or “special assistance” on the airline’s own website, and ask for the answer in writing.`,
    },
    bn: {
      title: "অক্সিজেন নিয়ে বিমানযাত্রা: আগে এয়ারলাইনসকে জানান",
      excerpt:
        "অক্সিজেন লাগে এমন রোগীও অনেক সময় সাধারণ ফ্লাইটে যেতে পারেন, তবে এয়ারলাইনসের অনুমতি আগে নিতে হয়। কোনটার পর কোনটা, জেনে নিন।",
      body: `অক্সিজেন লাগে এমন অনেক রোগীই সাধারণ ফ্লাইটে যাতায়াত করেন। সবকিছু নির্ভর করে তিনটি বিষয়ের ওপর: ডাক্তারের মত, এয়ারলাইনসের অনুমতি আর হাতে যথেষ্ট সময়। আগে থেকে কথা না হলে এয়ারলাইনস বিমানবন্দর থেকেই ফিরিয়ে দিতে পারে।

## আকাশে অক্সিজেন নিয়ে ভাবতে হয় কেন

উড়োজাহাজের কেবিনে বাতাসের চাপ মাটির মতো থাকে না। সেটা অনেকটা পাহাড়ের ওপরে থাকার মতো, প্রায় ২,৪০০ মিটার পর্যন্ত উঁচুতে। সুস্থ মানুষ তা প্রায় টেরই পান না। কিন্তু ফুসফুস বা হৃদ্‌যন্ত্র দুর্বল হলে, বাড়িতে অক্সিজেন না লাগলেও আকাশে লাগতে পারে। তাই ডাক্তারকে শুধু আজকের অবস্থা নয়, বিমানযাত্রার কথাও জিজ্ঞেস করুন।

## MEDIF ফরম

MEDIF হলো এয়ারলাইনসের চিকিৎসা-তথ্যের ফরম। এক অংশ পূরণ করেন রোগীর ডাক্তার, আরেক অংশ আপনি। সিদ্ধান্ত দেন এয়ারলাইনসের ডাক্তাররা।

1. টিকিটের টাকা দেওয়ার **আগে** এয়ারলাইনস বা আপনার সমন্বয়কারীকে অক্সিজেনের কথা জানান।
2. ওই এয়ারলাইনসের নিজস্ব MEDIF ফরম চেয়ে নিন। একেক এয়ারলাইনসের ফরম একেক রকম।
3. ডাক্তার লিখবেন রোগের নাম, মিনিটে কত লিটার অক্সিজেন লাগে এবং রোগী সোজা হয়ে বসতে পারেন কি না।
4. ফ্লাইটের কয়েক দিন আগেই ফরম জমা দিন। শেষ সময় কবে, তা এয়ারলাইনস ঠিক করে।
5. এয়ারলাইনসের লিখিত অনুমতি প্রিন্ট করে সঙ্গে রাখুন।

টিকিটে দুটি ফ্লাইট থাকলে দুই এয়ারলাইনসেরই অনুমতি লাগবে। মাঝখানে অপেক্ষার সময়টুকুর জন্যও অক্সিজেনের ব্যবস্থা রাখতে হবে।

## অক্সিজেন পাওয়ার তিনটি উপায়

- **এয়ারলাইনসের অক্সিজেন।** আগে চাইলে কোনো কোনো এয়ারলাইনস দেয়, অনেক সময় আলাদা ফি নেয়। সবাই দেয় না। এই অক্সিজেন শুধু কেবিনের জন্য, চেক-ইনে বা ফ্লাইট বদলের অপেক্ষায় পাওয়া যায় না।
- **নিজের বহনযোগ্য কনসেনট্রেটর।** তালিকায় থাকা মডেল হলে অনেক এয়ারলাইনস নিতে দেয়। ফ্লাইট দেরি হতে পারে ধরে নিয়ে পুরো যাত্রার চেয়ে বেশি সময় চলার মতো ব্যাটারি রাখুন।
- **সরঞ্জামসহ ডাক্তার বা নার্স।** সঙ্গে ডাক্তার বা নার্স (মেডিকেল এসকর্ট) গেলে তিনিই এয়ারলাইনসের সঙ্গে কথা বলে ব্যবস্থা করেন।

লিখিত অনুমতি ছাড়া বাড়ি থেকে অক্সিজেন সিলিন্ডার আনবেন না। বেশির ভাগ এয়ারলাইনস তা উড়োজাহাজে তুলতে দেয় না।

## কখন সাধারণ ফ্লাইট ঠিক নয়

রোগীর ভেন্টিলেটর লাগলে, জ্ঞান না থাকলে বা অবস্থা দিন দিন খারাপ হলে এয়ার অ্যাম্বুলেন্সের কথা জিজ্ঞেস করুন। এখন বুকে ব্যথা বা খিঁচুনি হলে আগে হাসপাতালে নিন। কিছুদিন আগে অপারেশন হলে বা ফুসফুস চুপসে গিয়ে থাকলে বুক করার আগে ডাক্তারকে জিজ্ঞেস করুন। কোনটা ঠিক হবে, তা রিপোর্ট দেখে কেবল একজন ডাক্তারই বলতে পারেন।

প্রাণের ঝুঁকি থাকলে আগে [৯৯৯](tel:999) নম্বরে (থাইল্যান্ডে [১৬৬৯](tel:1669), অন্য দেশে সেখানকার জরুরি নম্বরে) ফোন করুন বা সবচেয়ে কাছের হাসপাতালে যান। তারপর আমাদের ফোন করুন, দিনে বা রাতে।

## টিকিট কাটার আগে যাচাই করুন

এখানকার তথ্য সাধারণ। সর্বশেষ মিলিয়ে দেখা হয়েছে ২০২৬ সালের জুলাইয়ে। এয়ারলাইনসের নিয়ম বদলায়। তাদের নিজস্ব ওয়েবসাইটে ‘medical needs’ বা ‘special assistance’ অংশটি পড়ুন এবং উত্তর লিখিতভাবে চেয়ে নিন।`,
    },
    th: {
      title: "ขึ้นเครื่องบินพร้อมออกซิเจน ต้องถามสายการบินก่อน",
      excerpt:
        "ผู้ป่วยที่ต้องใช้ออกซิเจนมักเดินทางด้วยเครื่องบินโดยสารทั่วไปได้ แต่สายการบินต้องอนุญาตล่วงหน้า บทความนี้บอกลำดับขั้นตอน",
      body: `ผู้ป่วยที่ต้องใช้ออกซิเจนจำนวนมากเดินทางด้วยเที่ยวบินปกติได้ ทั้งนี้ขึ้นอยู่กับความเห็นของแพทย์ การอนุญาตของสายการบิน และเวลาที่มากพอสำหรับการขออนุญาต หากไม่ได้ตกลงไว้ก่อน สายการบินอาจปฏิเสธไม่ให้ขึ้นเครื่องได้

## ทำไมอากาศในเครื่องจึงสำคัญ

ความดันในห้องโดยสารไม่เท่ากับบนพื้นดิน แต่คล้ายกับการอยู่บนภูเขาที่สูงได้ถึงประมาณ 2,400 เมตร คนทั่วไปแทบไม่รู้สึก แต่ผู้ที่ปอดหรือหัวใจไม่แข็งแรงอาจต้องใช้ออกซิเจนบนเครื่อง แม้อยู่บ้านจะไม่ต้องใช้ จึงควรถามแพทย์เรื่องการบินด้วย ไม่ใช่ถามเฉพาะอาการวันนี้

## แบบฟอร์ม MEDIF

MEDIF คือแบบฟอร์มข้อมูลทางการแพทย์ของสายการบิน แพทย์เจ้าของไข้กรอกส่วนหนึ่ง ผู้โดยสารกรอกอีกส่วนหนึ่ง และแพทย์ของสายการบินเป็นผู้พิจารณา

1. แจ้งสายการบินหรือผู้ประสานงานเรื่องออกซิเจน **ก่อน** ชำระค่าตั๋ว
2. ขอแบบฟอร์ม MEDIF ของสายการบินนั้นโดยเฉพาะ เพราะแต่ละแห่งไม่เหมือนกัน
3. แพทย์ระบุการวินิจฉัย อัตราการไหลของออกซิเจนเป็นลิตรต่อนาที และผู้ป่วยนั่งตัวตรงได้หรือไม่
4. ส่งกลับล่วงหน้าหลายวันก่อนบิน แต่ละสายการบินกำหนดเวลาไว้ต่างกัน
5. พิมพ์หนังสืออนุญาตของสายการบินติดตัวไปด้วย

ถ้าตั๋วมีสองเที่ยวบิน ทุกสายการบินต้องอนุญาต และต้องเตรียมออกซิเจนสำหรับช่วงรอต่อเครื่องด้วย

## ทางเลือกสามแบบ

- **ออกซิเจนของสายการบิน** บางสายการบินจัดให้เมื่อแจ้งล่วงหน้า มักมีค่าบริการ และไม่ใช่ทุกแห่งที่มี ออกซิเจนนี้ใช้ได้เฉพาะในห้องโดยสาร ไม่รวมช่วงเช็กอินหรือรอต่อเครื่อง
- **เครื่องผลิตออกซิเจนแบบพกพาของผู้ป่วยเอง** หลายสายการบินอนุญาตเฉพาะรุ่นที่อยู่ในรายการ ควรมีแบตเตอรี่พอใช้นานกว่าการเดินทางทั้งหมด เผื่อเที่ยวบินล่าช้า
- **แพทย์หรือพยาบาลร่วมเดินทางพร้อมอุปกรณ์** ซึ่งจะประสานกับสายการบินให้ด้วย

อย่านำถังออกซิเจนจากบ้านไปโดยไม่มีหนังสืออนุญาต เพราะสายการบินส่วนใหญ่ไม่ให้นำขึ้นเครื่อง

## เมื่อเที่ยวบินปกติไม่เหมาะ

หากกำลังเจ็บหน้าอกหรือชัก ให้ไปโรงพยาบาลที่ใกล้ที่สุดทันที หากเพิ่งผ่าตัด ปอดแฟบ หรือมีลมรั่วในช่องปอด ต้องถามแพทย์ก่อนจองเที่ยวบินใด ๆ

ถ้าผู้ป่วยต้องใช้เครื่องช่วยหายใจ ไม่รู้สึกตัว หรืออาการแย่ลงทุกวัน ควรสอบถามเรื่องเครื่องบินพยาบาล มีเพียงแพทย์ที่ได้อ่านเอกสารการรักษาเท่านั้นที่บอกได้ว่าแบบใดเหมาะสม

หากเป็นอันตรายถึงชีวิต โทร [999](tel:999) (ในไทยโทร [1669](tel:1669) ประเทศอื่นโทรเบอร์ฉุกเฉินของประเทศนั้น) หรือไปโรงพยาบาลที่ใกล้ที่สุดก่อน แล้วโทรหาเราได้ทุกเวลา

## ตรวจสอบก่อนจองตั๋ว

ข้อมูลนี้เป็นความรู้ทั่วไป ตรวจสอบล่าสุดเมื่อเดือนกรกฎาคม 2569 (ค.ศ. 2026) กฎของสายการบินเปลี่ยนแปลงได้ ควรอ่านหัวข้อ “medical needs” หรือ “special assistance” ในเว็บไซต์ของสายการบิน และขอคำตอบเป็นลายลักษณ์อักษร`,
    },
  },
};
