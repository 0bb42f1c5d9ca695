import type { SamplePost } from "./post";

export const airAmbulanceFlight: SamplePost = {
  slug: "what-happens-on-an-air-ambulance-flight",
  category: "behind-the-scenes",
  featured: true,
  publishedAt: "2026-11-15T03:00:00.000Z",
  videoUrl: null,
  texts: {
    en: {
      title: "What happens on an air ambulance flight",
      excerpt:
        "From the hospital bed in Bangladesh to the bed abroad, step by step: who comes, what is on board, where the relatives sit, and what can delay it.",
      body: `An air ambulance is a small aeroplane fitted out like a room in an intensive care unit. Most families have never seen one. This is how such a journey generally goes. Each operator has its own routine.

If a life is in danger, call [999](tel:999) (in Thailand [1669](tel:1669), in another country the emergency number there) or go to the nearest hospital first. Then call us, at any hour.

## Before take-off

- The hospital in Bangladesh sends the patient’s reports, and the flight doctor reads them. Sometimes the answer is “not yet”: a patient must be stable enough to fly.
- The hospital abroad confirms a bed and names the doctor who will take over.
- Passports are needed even in an emergency, for the patient and for every relative. As of November 2026 the rules for urgent visas differ by country, so check the embassy’s own website, or ask us.
- The operator asks for permission to fly and land. This can take hours, and nobody can promise how long.

## From the bed to the aeroplane

The flight team usually comes to the ward. They take over from the doctors there, note the medicines being given, and move the patient to their own stretcher, monitor and ventilator. A road ambulance drives to the aeroplane. Passport control for the patient usually takes little time, and a relative may be asked to bring the papers to the counter.

## In the air

- There is normally a doctor and a nurse or paramedic, who look after nobody else.
- On board are a monitor, oxygen, a ventilator, pumps for medicines, and suction.
- The stretcher stays fixed to the floor. The team sits beside it.
- One or two relatives can usually come along. The seats are close by, and there is little room for luggage: one soft bag each.
- It is loud. Talking is possible; sleeping is hard.

You may speak to the patient and hold their hand. If the team asks you to move back, something needs their full attention, and that is all it means.

## On the ground

A second road ambulance waits beside the aeroplane. The team rides with the patient to the ward and hands over at the bed: spoken report, papers, scans, medicines. Only then is their work done.

## What can delay it

- Weather at either end
- A patient who has become too unstable to move
- A bed that is not yet free
- Permissions that have not arrived

Waiting is hard, and it is often the safer choice. Ask your coordinator what exactly you are waiting for, and when you will hear next.`,
    },
    bn: {
      title: "এয়ার অ্যাম্বুলেন্সের যাত্রায় কী কী হয়",
      excerpt:
        "দেশের বেড থেকে বিদেশের বেড পর্যন্ত, ধাপে ধাপে: কারা আসেন, ভেতরে কী থাকে, স্বজনেরা কোথায় বসেন আর কী কারণে দেরি হতে পারে।",
      body: `এয়ার অ্যাম্বুলেন্স হলো ছোট একটা উড়োজাহাজ, যার ভেতরটা আইসিইউর একটা কক্ষের মতো সাজানো। বেশির ভাগ পরিবার জীবনে প্রথমবার এটি দেখে। এমন যাত্রা সাধারণত কীভাবে এগোয়, তা এখানে বলা হলো। একেক এয়ার অ্যাম্বুলেন্স প্রতিষ্ঠানের নিয়ম অবশ্য একটু একটু আলাদা।

প্রাণের ঝুঁকি থাকলে আগে [৯৯৯](tel:999) নম্বরে (থাইল্যান্ডে [১৬৬৯](tel:1669), অন্য দেশে সেখানকার জরুরি নম্বরে) ফোন করুন বা সবচেয়ে কাছের হাসপাতালে যান। তারপর আমাদের ফোন করুন, দিনে বা রাতে।

## ওড়ার আগে

- দেশের হাসপাতাল রোগীর রিপোর্ট পাঠায়, ফ্লাইট টিমের একজন ডাক্তার তা পড়েন। কখনো কখনো উত্তর আসে ‘এখনই নয়’, কারণ ওড়ার জন্য রোগীর অবস্থা স্থিতিশীল হতে হয়।
- বিদেশের হাসপাতাল বেড নিশ্চিত করে এবং কোন ডাক্তার দায়িত্ব নেবেন তা জানায়।
- অবস্থা যত জরুরিই হোক, রোগী ও প্রত্যেক স্বজনের পাসপোর্ট লাগে। ২০২৬ সালের নভেম্বরের তথ্য অনুযায়ী, জরুরি ভিসার নিয়ম একেক দেশে একেক রকম, তাই দূতাবাসের নিজস্ব ওয়েবসাইট দেখুন বা আমাদের জিজ্ঞেস করুন।
- এয়ার অ্যাম্বুলেন্স প্রতিষ্ঠান ওড়া ও নামার অনুমতি চায়। এতে কয়েক ঘণ্টা লাগতে পারে। কত দ্রুত মিলবে, তা কেউ নিশ্চিত করে বলতে পারে না।

## বেড থেকে উড়োজাহাজ

ফ্লাইট টিম সাধারণত ওয়ার্ডে আসে। সেখানকার ডাক্তারদের কাছ থেকে রোগীর দায়িত্ব বুঝে নেয়, কোন কোন ওষুধ চলছে লিখে নেয় এবং রোগীকে নিজেদের স্ট্রেচারে তোলে, মনিটর লাগায়, দরকার হলে ভেন্টিলেটরও। এরপর অ্যাম্বুলেন্স যায় উড়োজাহাজের কাছে। রোগীর পাসপোর্টের কাজ সাধারণত অল্প সময়েই সারা হয়। কাগজ নিয়ে একজন স্বজনকে কাউন্টারে যেতে হতে পারে।

## আকাশে

- সাধারণত একজন ডাক্তার আর একজন নার্স বা প্যারামেডিক থাকেন। তাঁরা শুধু এই একজন রোগীকেই দেখেন।
- ভেতরে থাকে মনিটর, অক্সিজেন, ভেন্টিলেটর, ওষুধ দেওয়ার পাম্প ও সাকশন যন্ত্র।
- স্ট্রেচার মেঝের সঙ্গে আটকানো থাকে, টিমের সদস্যরা বসেন তার পাশে।
- সাধারণত এক বা দুজন স্বজন সঙ্গে যেতে পারেন। বসার জায়গা কাছেই। লাগেজের জায়গা কম, জনপ্রতি একটা নরম ব্যাগ।
- ভেতরে শব্দ বেশি। কথা বলা যায়, ঘুমানো কঠিন।

আপনি রোগীর সঙ্গে কথা বলতে পারেন, হাত ধরতে পারেন। টিমের কেউ সরে বসতে বললে বুঝবেন, এই মুহূর্তে তাঁদের পুরো মনোযোগ দরকার। এর বেশি কিছু নয়।

## নামার পর

উড়োজাহাজের পাশে আরেকটা অ্যাম্বুলেন্স অপেক্ষা করে। টিম রোগীর সঙ্গে ওয়ার্ড পর্যন্ত যায় এবং বেডের পাশে দায়িত্ব বুঝিয়ে দেয়: মুখে বিবরণ, কাগজপত্র, স্ক্যান, ওষুধ। তার পরই তাঁদের কাজ শেষ।

## কী কারণে দেরি হতে পারে

- দুই প্রান্তের যেকোনো একটিতে আবহাওয়া খারাপ
- রোগীর অবস্থা এমন যে তখন সরানো নিরাপদ নয়
- বেড এখনো খালি হয়নি
- অনুমতি এখনো আসেনি

অপেক্ষা করা কষ্টের, কিন্তু অনেক সময় সেটাই বেশি নিরাপদ। ঠিক কীসের জন্য অপেক্ষা আর পরের খবর কখন পাবেন, সমন্বয়কারীকে জিজ্ঞেস করুন।`,
    },
    th: {
      title: "บนเครื่องบินพยาบาลเกิดอะไรขึ้นบ้าง",
      excerpt: "จากเตียงต้นทางถึงเตียงปลายทางทีละขั้น ใครมารับ มีอะไรบนเครื่อง ญาตินั่งตรงไหน และอะไรที่ทำให้ต้องรอ",
      body: `เครื่องบินพยาบาล (air ambulance) คือเครื่องบินขนาดเล็กที่ติดตั้งอุปกรณ์เหมือนห้อง ICU หนึ่งห้อง ครอบครัวส่วนใหญ่ได้เห็นเป็นครั้งแรก บทความนี้อธิบายขั้นตอนโดยทั่วไป ซึ่งผู้ให้บริการแต่ละรายอาจแตกต่างกันบ้าง

หากเป็นอันตรายถึงชีวิต โทร [999](tel:999) (ในไทยโทร [1669](tel:1669) ประเทศอื่นโทรเบอร์ฉุกเฉินของประเทศนั้น) หรือไปโรงพยาบาลที่ใกล้ที่สุดก่อน แล้วโทรหาเราได้ทุกเวลา

## ก่อนขึ้นบิน

- โรงพยาบาลต้นทางส่งเอกสารการรักษา แพทย์ของทีมบินเป็นผู้อ่าน บางครั้งคำตอบคือ “ยังไม่ได้” เพราะอาการต้องคงที่พอที่จะขึ้นเครื่องบินได้
- โรงพยาบาลปลายทางยืนยันเตียงและแจ้งชื่อแพทย์ผู้รับดูแลต่อ
- ผู้ป่วยและญาติทุกคนต้องมีหนังสือเดินทางแม้เป็นกรณีฉุกเฉิน ณ เดือนพฤศจิกายน 2569 (ค.ศ. 2026) ระเบียบวีซ่าเร่งด่วนของแต่ละประเทศไม่เหมือนกัน ควรตรวจสอบจากเว็บไซต์ของสถานทูตหรือสอบถามเรา
- ผู้ให้บริการขออนุญาตทำการบินและลงจอด ซึ่งอาจใช้เวลาหลายชั่วโมงและไม่มีใครรับรองเวลาแทนได้

## จากเตียงถึงเครื่องบิน

โดยทั่วไปทีมบินจะมารับถึงหอผู้ป่วย รับข้อมูลจากแพทย์เจ้าของไข้ จดรายการยาที่กำลังให้ แล้วย้ายผู้ป่วยมาใช้เปล เครื่องติดตามสัญญาณชีพ และเครื่องช่วยหายใจของทีม จากนั้นรถพยาบาลนำไปส่งถึงเครื่องบิน ขั้นตอนตรวจหนังสือเดินทางของผู้ป่วยมักใช้เวลาไม่นาน ญาติอาจต้องนำเอกสารไปยื่นที่เคาน์เตอร์

## ระหว่างบิน

- โดยปกติมีแพทย์หนึ่งคนและพยาบาลหรือนักฉุกเฉินการแพทย์หนึ่งคน ดูแลผู้ป่วยคนนี้คนเดียว
- บนเครื่องมีเครื่องติดตามสัญญาณชีพ ออกซิเจน เครื่องช่วยหายใจ เครื่องควบคุมการให้ยาทางหลอดเลือดดำ และเครื่องดูดเสมหะ
- เปลยึดติดกับพื้นเครื่อง ทีมแพทย์นั่งอยู่ข้าง ๆ
- โดยทั่วไปญาติไปด้วยได้ 1–2 คน ที่นั่งอยู่ใกล้ผู้ป่วย ที่เก็บของมีน้อย ควรเตรียมกระเป๋าผ้าใบนิ่มคนละหนึ่งใบ
- เสียงค่อนข้างดัง คุยกันได้ แต่นอนหลับยาก

ญาติพูดคุยกับผู้ป่วยและจับมือได้ ถ้าทีมแพทย์ขอให้ขยับออก หมายความเพียงว่าตอนนั้นต้องใช้สมาธิเต็มที่

## เมื่อถึงปลายทาง

รถพยาบาลอีกคันรออยู่ข้างเครื่องบิน ทีมบินไปกับผู้ป่วยจนถึงหอผู้ป่วยและส่งต่อข้างเตียง ทั้งรายงานด้วยวาจา เอกสาร ภาพถ่ายทางรังสี และยา งานของทีมจึงเสร็จสิ้น

## อะไรที่ทำให้ต้องรอ

- สภาพอากาศที่ต้นทางหรือปลายทาง
- อาการผู้ป่วยไม่คงที่จนเคลื่อนย้ายไม่ได้
- เตียงยังไม่ว่าง
- ใบอนุญาตบินยังไม่ออก

การรอเป็นเรื่องยาก แต่หลายครั้งก็ปลอดภัยกว่า ควรถามผู้ประสานงานให้ชัดว่ากำลังรอเรื่องใด และจะได้รับข่าวครั้งต่อไปเมื่อไร`,
    },
  },
};
