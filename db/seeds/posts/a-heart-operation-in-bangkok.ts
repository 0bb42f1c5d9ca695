import type { SamplePost } from "./post";

export const heartOperationInBangkok: SamplePost = {
  slug: "a-heart-operation-in-bangkok",
  category: "patient-journeys",
  featured: false,
  publishedAt: "2026-07-28T06:00:00.000Z",
  videoUrl: null,
  texts: {
    en: {
      title: "Sample story: a father’s heart operation in Bangkok",
      excerpt:
        "A made-up story that shows how a journey can go: from the first call in Rajshahi to the first walk along a hospital corridor.",
      body: `*Sample story: the people in it are made up. It shows how a journey can go, not what will happen to you.*

Our father is a retired teacher in Rajshahi. In spring he could no longer climb the stairs to his own roof. The doctor in our town found narrowed arteries and said that he needed an operation on his heart. My brother wanted Dhaka, my mother wanted to wait, and I filled in a form at one in the morning because I could not sleep.

## The first two days

A woman called back the same night. She did not begin with hospitals. She asked how he slept and whether his chest hurt when he sat still. It did not. If it ever did, she said, we should go to the nearest hospital at once. Then she asked which papers we had, and said which ones were missing: the images of the angiogram, not only the report. We had never asked for them.

Two days later there was an answer from a hospital in Bangkok, with questions. It was not a yes yet.

## What was difficult

- The name in the passport had one letter more than the name in the reports. The hospital in Rajshahi had to write a letter.
- The estimate was higher than we had hoped. We sat over it for an evening.
- My mother had never flown. She stayed at home and regretted it.

## The journey

The doctors read his reports and agreed to a scheduled flight with a wheelchair and a nurse as escort. My brother and I went along. In the hospital he got a number, a bracelet, and a doctor who drew the heart on the back of a sheet of paper. An interpreter sat beside us. My father asked only one thing: whether he could fast in Ramadan again.

## After the operation

The first night in intensive care was the worst, because we could see him only for a short time. On the third day he walked along the corridor, holding the rail, and complained about the tea. The wound healed more slowly than planned, and we stayed a week longer than we had booked.

## What we would do differently

1. Ask for the images of every scan at once.
2. Compare every name with the passport on the first day.
3. Book the return flight only when the doctor has named a day.
4. Take our mother with us.`,
    },
    bn: {
      title: "নমুনা গল্প: ব্যাংককে বাবার হার্টের অপারেশন",
      excerpt:
        "একটি কাল্পনিক গল্প। রাজশাহীর সেই প্রথম ফোন থেকে হাসপাতালের করিডরে প্রথম হাঁটা পর্যন্ত, একটা যাত্রা কেমন হতে পারে।",
      body: `*নমুনা গল্প, এর মানুষগুলো কাল্পনিক। একটা যাত্রা কেমন হতে পারে, এখানে তা দেখানো হয়েছে। আপনার ক্ষেত্রে ঠিক এমনই হবে, তা নয়।*

আমাদের বাবা রাজশাহীর একজন অবসরপ্রাপ্ত শিক্ষক। গত বসন্তে তিনি আর নিজের বাড়ির ছাদে উঠতে পারছিলেন না। শহরের ডাক্তার দেখে বললেন, হার্টের রক্তনালি সরু হয়ে গেছে, অপারেশন লাগবে। ভাইয়ের ইচ্ছা ঢাকা, মায়ের ইচ্ছা আর কটা দিন দেখা। আমার ঘুম আসছিল না, রাত একটায় একটা ফরম পূরণ করলাম।

## প্রথম দুই দিন

সেই রাতেই একজন নারী ফোন করলেন। হাসপাতালের কথা দিয়ে শুরু করলেন না। জানতে চাইলেন বাবা কেমন ঘুমান, চুপচাপ বসে থাকলেও বুকে ব্যথা হয় কি না। হয় না, বললাম। তিনি বললেন, কখনো হলে সঙ্গে সঙ্গে কাছের হাসপাতালে নিতে হবে। তারপর জেনে নিলেন আমাদের হাতে কী কী কাগজ আছে, আর বললেন কোনটা নেই। এনজিওগ্রামের শুধু রিপোর্ট নয়, মূল ছবিও লাগবে। আমরা কখনো তা চাইনি।

দুই দিন পর ব্যাংককের একটা হাসপাতাল থেকে উত্তর এল, সঙ্গে কিছু প্রশ্ন। তখনও ‘হ্যাঁ’ নয়।

## যা কঠিন ছিল

- রিপোর্টের নামের চেয়ে পাসপোর্টের নামে একটা অক্ষর বেশি ছিল। রাজশাহীর হাসপাতাল থেকে চিঠি লিখিয়ে আনতে হলো।
- হাসপাতালের আনুমানিক খরচ আমরা যা ভেবেছিলাম তার চেয়ে বেশি। পুরো একটা সন্ধ্যা সেটা নিয়েই বসে রইলাম।
- মা কখনো উড়োজাহাজে চড়েননি। তিনি বাড়িতে থেকে গেলেন, পরে আফসোস করেছেন।

## যাত্রা

রিপোর্ট দেখে ডাক্তাররা সাধারণ ফ্লাইটে যাওয়ার অনুমতি দিলেন, সঙ্গে হুইলচেয়ার আর সঙ্গী হিসেবে একজন নার্স (মেডিকেল এসকর্ট)। ভাই আর আমি সঙ্গে গেলাম। হাসপাতালে বাবা পেলেন একটা নম্বর, হাতে একটা ব্যান্ড আর এমন একজন ডাক্তার, যিনি কাগজের উল্টো পিঠে হার্টের ছবি এঁকে বোঝালেন। পাশে ছিলেন দোভাষী। বাবার প্রশ্ন ছিল একটাই: আবার রোজা রাখতে পারবেন কি না।

## অপারেশনের পর

আইসিইউর প্রথম রাতটা ছিল সবচেয়ে কষ্টের, কারণ বাবাকে দেখতে পেয়েছিলাম অল্প সময়ের জন্য। তৃতীয় দিনে তিনি রেলিং ধরে করিডরে হাঁটলেন আর চা ভালো হয়নি বলে অভিযোগ করলেন। ক্ষত শুকাতে যা ভাবা হয়েছিল, তার চেয়ে বেশি সময় লাগল। আমরা যত দিনের বুকিং দিয়েছিলাম, তার চেয়ে এক সপ্তাহ বেশি থাকতে হলো।

## আবার হলে যা অন্যভাবে করতাম

1. প্রতিটি স্ক্যানের মূল ছবি শুরুতেই চেয়ে নিতাম।
2. প্রথম দিনেই সব কাগজের নাম পাসপোর্টের সঙ্গে মেলাতাম।
3. ডাক্তার দিন বলে দেওয়ার পরই ফেরার টিকিট কাটতাম।
4. মাকেও সঙ্গে নিতাম।`,
    },
    th: {
      title: "เรื่องตัวอย่าง: คุณพ่อผ่าตัดหัวใจที่กรุงเทพฯ",
      excerpt:
        "เรื่องสมมติที่เล่าว่าการเดินทางอาจเป็นอย่างไร ตั้งแต่โทรศัพท์สายแรกที่เมืองราชชาฮีจนถึงก้าวแรกในทางเดินโรงพยาบาล",
      body: `*เรื่องตัวอย่าง: บุคคลในเรื่องเป็นบุคคลสมมติ เรื่องนี้แสดงให้เห็นว่าการเดินทางอาจเป็นอย่างไร ไม่ใช่สิ่งที่จะเกิดขึ้นกับทุกคน*

คุณพ่อเป็นครูเกษียณอยู่ที่เมืองราชชาฮี ช่วงต้นปีท่านเดินขึ้นดาดฟ้าบ้านตัวเองไม่ไหว แพทย์ในเมืองพบว่าหลอดเลือดหัวใจตีบและต้องผ่าตัด พี่ชายอยากให้ไปธากา คุณแม่อยากรอดูอาการ ส่วนฉันนอนไม่หลับ จึงกรอกแบบฟอร์มตอนตีหนึ่ง

## สองวันแรก

คืนนั้นมีผู้หญิงคนหนึ่งโทรกลับมา เธอไม่ได้เริ่มด้วยเรื่องโรงพยาบาล แต่ถามว่าคุณพ่อนอนหลับไหม นั่งเฉย ๆ แล้วเจ็บหน้าอกหรือเปล่า ท่านไม่เจ็บ เธอบอกว่าถ้าเจ็บเมื่อใดให้ไปโรงพยาบาลที่ใกล้ที่สุดทันที แล้วถามว่ามีเอกสารอะไรอยู่ในมือ และบอกว่ายังขาดอะไร คือไฟล์ภาพการฉีดสีสวนหัวใจ ไม่ใช่แค่ใบรายงาน ซึ่งเราไม่เคยขอเลย

สองวันต่อมา โรงพยาบาลแห่งหนึ่งในกรุงเทพฯ ตอบกลับมาพร้อมคำถาม ยังไม่ใช่คำตอบรับ

## เรื่องที่ยาก

- ชื่อในหนังสือเดินทางมีตัวอักษรมากกว่าในเอกสารการรักษาหนึ่งตัว โรงพยาบาลที่ราชชาฮีต้องออกหนังสือรับรองให้
- ใบประมาณการค่าใช้จ่ายสูงกว่าที่คิด เรานั่งคุยกันอยู่ทั้งเย็น
- คุณแม่ไม่เคยขึ้นเครื่องบิน จึงอยู่บ้าน และเสียใจภายหลัง

## การเดินทาง

แพทย์อ่านผลตรวจแล้วจึงให้ไปเที่ยวบินปกติ โดยมีรถเข็นนั่งและพยาบาลดูแลระหว่างทาง พี่ชายกับฉันไปด้วย ที่โรงพยาบาลท่านได้เลข HN สายรัดข้อมือ และได้พบแพทย์ที่วาดรูปหัวใจอธิบายลงหลังกระดาษ มีล่ามนั่งอยู่ข้าง ๆ คุณพ่อถามเพียงข้อเดียวว่าจะถือศีลอดในเดือนรอมฎอนได้อีกไหม

## หลังผ่าตัด

คืนแรกใน ICU หนักที่สุด เพราะเข้าเยี่ยมได้ไม่นาน วันที่สามท่านจับราวเดินไปตามทางเดินและบ่นว่าชาไม่อร่อย แผลหายช้ากว่าที่คาด เราจึงอยู่นานกว่าที่จองไว้หนึ่งสัปดาห์

## ถ้าย้อนเวลาได้ เราจะทำดังนี้

1. ขอไฟล์ภาพของทุกการตรวจตั้งแต่แรก
2. เทียบชื่อในเอกสารทุกใบกับหนังสือเดินทางตั้งแต่วันแรก
3. ซื้อตั๋วขากลับเมื่อแพทย์กำหนดวันกลับแล้วเท่านั้น
4. พาคุณแม่ไปด้วย`,
    },
  },
};
