import type { SamplePost } from "./post";

export const coordinatorsNight: SamplePost = {
  slug: "a-coordinators-night",
  category: "behind-the-scenes",
  featured: false,
  publishedAt: "2026-08-18T17:00:00.000Z",
  videoUrl: null,
  texts: {
    en: {
      title: "How a coordinator works through a night",
      excerpt:
        "What happens after you press send at two in the morning: who reads it, what is asked first, and what has to wait for daylight.",
      body: `Illness does not keep office hours. Many requests come after midnight, when a family has sat beside a bed all day and somebody finally says: let us ask. This page describes how a night is organised, not one particular night.

## The first minutes

Every request gets a request number and a clock. We reply within 2 hours, at any time of day, and an automatic message does not count as a reply. The coordinator reads what you wrote and sorts it by one question: **can this wait until morning?**

If the patient is in danger right now, the first advice is always the same: call [999](tel:999) (in Thailand [1669](tel:1669), in another country the emergency number there) or go to the nearest hospital, at once. A journey abroad is planned from there.

## What we ask you

- Where is the patient now, and who is the doctor?
- What is the illness, since when, and what has been done?
- Does the patient breathe without help, speak, sit, eat?
- Which papers do you have in your hand? A photo of the last report is a good start.
- Is there a valid passport?
- Which country do you have in mind, and why?

You do not need all the answers. “I do not know” is an answer too, and we write it down as such.

## What can be done at night

- Read the reports and list what is missing
- Write to the international desk of a hospital that is awake
- Ask air ambulance operators whether an aeroplane is free
- Prepare the visa papers, so that they are complete at opening time
- Call you back and tell you what is known and what is not

## What waits for the day

Embassies and visa centres, most banks, and many specialists work by day. As of August 2026 the opening hours and rules of visa offices change now and then, so we look at the embassy’s own website before we tell you anything about them.

## The handover

At the end of the shift one coordinator tells the next about each open case: what was promised, to whom, and by when. The notes stay with your request number, so you do not have to tell your story again from the beginning.

## What helps us help you

1. Keep the phone charged and one person responsible for it.
2. Photograph reports flat, in good light, page by page.
3. Tell us when something changes, even when it gets better.
4. Ask again when an answer was not clear.`,
    },
    bn: {
      title: "একজন সমন্বয়কারীর রাত কীভাবে কাটে",
      excerpt:
        "রাত দুইটায় অনুরোধ পাঠানোর পর কী হয়: কে পড়েন, প্রথমে কী জিজ্ঞেস করা হয় আর কোন কাজটা সকালের জন্য রাখতে হয়।",
      body: `অসুখ অফিসের সময় মেনে আসে না। অনেক অনুরোধ আসে মাঝরাতের পর, যখন সারা দিন রোগীর পাশে বসে থাকার পর কেউ একজন বলেন, একবার জিজ্ঞেস করে দেখি। এই লেখা বিশেষ কোনো একটা রাতের গল্প নয়। আমাদের রাতের কাজ কীভাবে গোছানো থাকে, তার বিবরণ।

## প্রথম কয়েক মিনিট

প্রতিটি অনুরোধ আসামাত্র একটা অনুরোধ নম্বর পায়, আর তখন থেকেই সময় গণনা শুরু হয়। দিনরাত যেকোনো সময় আমরা ২ ঘণ্টার মধ্যে উত্তর দিই। স্বয়ংক্রিয় বার্তাকে আমরা উত্তর ধরি না। সমন্বয়কারী আপনার লেখা পড়ে প্রথমে একটা প্রশ্নের উত্তর খোঁজেন: **সকাল পর্যন্ত অপেক্ষা করা যাবে কি?**

রোগী এই মুহূর্তে বিপদে থাকলে প্রথম পরামর্শ সব সময় একটাই: [৯৯৯](tel:999) নম্বরে (থাইল্যান্ডে [১৬৬৯](tel:1669), অন্য দেশে সেখানকার জরুরি নম্বরে) ফোন করুন বা এখনই সবচেয়ে কাছের হাসপাতালে নিন। বিদেশে যাওয়ার পরিকল্পনা সেখান থেকেই শুরু হবে।

## আমরা যা জানতে চাই

- রোগী এখন কোথায়, কোন ডাক্তার দেখছেন?
- কী অসুখ, কবে থেকে, এ পর্যন্ত কী চিকিৎসা হয়েছে?
- রোগী কি নিজে শ্বাস নিতে, কথা বলতে, বসতে, খেতে পারেন?
- কোন কাগজগুলো আপনার হাতে আছে? শেষ রিপোর্টের একটা ছবি দিয়েই শুরু করা যায়।
- মেয়াদ আছে এমন পাসপোর্ট আছে কি?
- কোন দেশের কথা ভাবছেন, কেন?

সব উত্তর জানা থাকতে হবে, এমন নয়। ‘জানি না’-ও একটা উত্তর, আমরা সেটাই লিখে রাখি।

## রাতে যা করা যায়

- রিপোর্ট পড়া এবং কী কী বাকি, তার তালিকা করা
- যে হাসপাতালের আন্তর্জাতিক রোগী বিভাগ খোলা, সেখানে ইমেইল করা
- এয়ার অ্যাম্বুলেন্স প্রতিষ্ঠানগুলোর কাছে উড়োজাহাজ খালি আছে কি না জেনে নেওয়া
- ভিসার কাগজ গুছিয়ে রাখা, যাতে অফিস খুললেই জমা দেওয়া যায়
- আপনাকে ফোন করে জানানো কী জানা গেল, আর কী এখনো জানা যায়নি

## যা সকালের জন্য থাকে

দূতাবাস, ভিসা আবেদন কেন্দ্র, বেশির ভাগ ব্যাংক আর অনেক বিশেষজ্ঞ ডাক্তার দিনে কাজ করেন। ভিসা অফিসের সময় ও নিয়ম মাঝেমধ্যেই বদলায়। তাই কিছু বলার আগে আমরা দূতাবাসের নিজস্ব ওয়েবসাইট দেখে নিই।

## দায়িত্ব হস্তান্তর

শিফট শেষে একজন সমন্বয়কারী পরের জনকে প্রতিটি চলমান অনুরোধ বুঝিয়ে দেন, কাকে কী কথা দেওয়া হয়েছে আর কোন সময়ের মধ্যে। সব কথা আপনার অনুরোধ নম্বরের সঙ্গে লেখা থাকে, তাই আপনাকে আবার গোড়া থেকে বলতে হয় না।

## আপনি যেভাবে সাহায্য করতে পারেন

1. ফোন চার্জ দিয়ে রাখুন এবং ফোন ধরার দায়িত্ব একজনকে দিন।
2. রিপোর্ট সমান জায়গায় রেখে ভালো আলোয় এক পাতা করে ছবি তুলুন।
3. রোগীর অবস্থা বদলালে জানান, ভালো হলেও জানান।
4. উত্তর পরিষ্কার না হলে আবার জিজ্ঞেস করুন।`,
    },
    th: {
      title: "ผู้ประสานงานทำอะไรบ้างตลอดคืน",
      excerpt: "หลังกดส่งคำขอตอนตีสองเกิดอะไรขึ้น ใครเป็นผู้อ่าน ถามอะไรก่อน และเรื่องใดต้องรอถึงเช้า",
      body: `ความเจ็บป่วยไม่เลือกเวลาทำการ คำขอจำนวนมากเข้ามาหลังเที่ยงคืน เมื่อครอบครัวเฝ้าข้างเตียงมาทั้งวันแล้วมีใครสักคนพูดว่า ลองถามดูเถอะ บทความนี้เล่าวิธีจัดงานกลางคืนของเรา ไม่ใช่เหตุการณ์ของคืนใดคืนหนึ่ง

## นาทีแรก ๆ

ทุกคำขอได้รับเลขที่คำขอและเริ่มจับเวลา เราตอบภายใน 2 ชั่วโมงไม่ว่าเวลาใด และไม่นับข้อความอัตโนมัติเป็นคำตอบ ผู้ประสานงานอ่านข้อความแล้วเริ่มจากคำถามเดียวว่า **เรื่องนี้รอถึงเช้าได้หรือไม่**

ถ้าผู้ป่วยอยู่ในภาวะอันตราย คำแนะนำแรกคือโทร [999](tel:999) (ในไทยโทร [1669](tel:1669) ประเทศอื่นโทรเบอร์ฉุกเฉินของประเทศนั้น) หรือไปโรงพยาบาลที่ใกล้ที่สุดทันที แล้วจึงวางแผนเดินทางไปต่างประเทศจากที่นั่น

## สิ่งที่เราถาม

- ตอนนี้ผู้ป่วยอยู่ที่ไหน แพทย์เจ้าของไข้คือใคร
- ป่วยเป็นอะไร ตั้งแต่เมื่อไร รักษาอะไรไปแล้วบ้าง
- ผู้ป่วยหายใจเอง พูด นั่ง และกินอาหารได้หรือไม่
- มีเอกสารใดอยู่ในมือ เริ่มจากรูปถ่ายเอกสารการรักษาล่าสุดก็ได้
- มีหนังสือเดินทางที่ยังไม่หมดอายุหรือไม่
- มีประเทศใดในใจแล้ว เพราะเหตุใด

ไม่จำเป็นต้องตอบได้ทุกข้อ “ไม่ทราบ” ก็เป็นคำตอบ และเราจะบันทึกไว้ตามนั้น

## สิ่งที่ทำได้ในเวลากลางคืน

- อ่านเอกสารการรักษาและทำรายการเอกสารที่ยังขาด
- ส่งอีเมลถึงแผนกผู้ป่วยต่างชาติของโรงพยาบาลที่เปิดทำการ
- สอบถามผู้ให้บริการเครื่องบินพยาบาลว่ามีเครื่องว่างหรือไม่
- เตรียมเอกสารวีซ่าให้ครบ พร้อมยื่นทันทีที่เปิดทำการ
- โทรกลับเพื่อบอกว่าทราบอะไรแล้ว และอะไรที่ยังไม่ทราบ

## สิ่งที่ต้องรอกลางวัน

สถานทูต ศูนย์รับคำร้องขอวีซ่า ธนาคารส่วนใหญ่ และแพทย์เฉพาะทางจำนวนมากทำงานในเวลากลางวัน ณ เดือนสิงหาคม 2569 (ค.ศ. 2026) เวลาทำการและกฎของสำนักงานวีซ่าเปลี่ยนเป็นครั้งคราว เราจึงตรวจสอบจากเว็บไซต์ของสถานทูตก่อนให้คำตอบทุกครั้ง

## การส่งต่องาน

เมื่อหมดกะ ผู้ประสานงานจะเล่าทุกกรณีที่ยังดำเนินอยู่ให้คนถัดไปฟัง ว่ารับปากอะไรไว้ กับใคร และภายในเมื่อไร บันทึกทั้งหมดอยู่กับเลขที่คำขอ ครอบครัวจึงไม่ต้องเล่าใหม่ตั้งแต่ต้น

## สิ่งที่ช่วยให้เราทำงานได้ดีขึ้น

1. ชาร์จโทรศัพท์ไว้เสมอ และมีผู้รับสายหลักหนึ่งคน
2. วางเอกสารการรักษาให้เรียบ ถ่ายรูปทีละหน้าในที่สว่าง
3. แจ้งเราเมื่ออาการเปลี่ยนแปลง แม้จะดีขึ้น
4. ถามซ้ำได้เสมอเมื่อคำตอบยังไม่ชัดเจน`,
    },
  },
};
