import type { SamplePost } from "./post";

export const firstVisitBangkok: SamplePost = {
  slug: "first-visit-at-a-large-bangkok-hospital",
  category: "hospital-tours",
  featured: false,
  publishedAt: "2026-06-23T05:00:00.000Z",
  videoUrl: null,
  texts: {
    en: {
      title: "Your first visit to a large Bangkok hospital",
      excerpt:
        "From the taxi to the pharmacy: the counters in the order you will meet them, and what to have in your hand at each.",
      body: `The large private hospitals of Bangkok see patients from many countries every day. The entrance hall can look like that of a hotel or an airport. Behind it the way is much the same everywhere. This is a general guide, not a description of one hospital.

## Before the day

- Keep the appointment letter on your phone and on paper.
- Ask beforehand for an interpreter. Some hospitals have Bengali speakers, others English only; ask which days.
- Ask whether the patient may eat and drink before blood tests.
- As of June 2026, holders of a Bangladeshi passport need a visa for Thailand, and must fill in the Thailand Digital Arrival Card (TDAC) online before they arrive. Check the embassy’s and the immigration office’s own websites.

## The way through the hospital

1. **Entrance.** Staff have wheelchairs ready. Ask; you need not have booked one.
2. **International or registration desk.** Show the passport and answer a form: address, allergies, whom to call. The patient gets a hospital number, often called HN. Photograph it: everyone will ask for it.
3. **Clinic.** A nurse measures weight, blood pressure, pulse and temperature, and asks about medicines.
4. **Doctor.** Give your one-page summary first, then the reports. Let the patient speak, then the family.
5. **Tests.** Blood and scans are often possible on the same day.
6. **Cashier and pharmacy.** They often stand side by side. Check the name on each medicine bag.

## Questions for the doctor

- What do you think it is, and how sure are you?
- What are the ways to treat it, and what happens if we wait?
- How many days should we stay in Bangkok?
- May we have the plan and the estimate in writing?
- Which part can be done at home in Bangladesh?

You need not decide in the room. “We would like to talk about it tonight” is a normal answer.

## Small things

- People greet with joined palms and speak softly. A smile is answered.
- Many hospitals have a prayer room and halal food; ask at the information desk.
- The waiting rooms are cold. Take a shawl.
- Streets are crowded in the mornings. Leave early.`,
    },
    bn: {
      title: "ব্যাংককের বড় হাসপাতালে প্রথম দিন",
      excerpt: "ট্যাক্সি থেকে ফার্মেসি পর্যন্ত: কোন কাউন্টারের পর কোন কাউন্টার আর কোথায় কোন কাগজ হাতে রাখবেন।",
      body: `ব্যাংককের বড় বেসরকারি হাসপাতালগুলোতে প্রতিদিন নানা দেশের রোগী আসেন। ঢোকার জায়গাটা দেখে হোটেল বা বিমানবন্দর মনে হতে পারে। তবে ভেতরের নিয়ম সবখানে প্রায় একই। এখানে সাধারণ একটা ধারণা দেওয়া হলো, কোনো একটা হাসপাতালের বর্ণনা নয়।

## যাওয়ার আগে

- অ্যাপয়েন্টমেন্ট লেটার ফোনে রাখুন, প্রিন্ট করা কপিও রাখুন।
- দোভাষী লাগলে আগেই বলুন। কোনো কোনো হাসপাতালে বাংলা জানা দোভাষী থাকেন, কোথাও শুধু ইংরেজি চলে। কোন কোন দিন থাকেন, জেনে নিন।
- রক্ত পরীক্ষার আগে রোগী খেতে বা পানি পান করতে পারবেন কি না, জিজ্ঞেস করুন।
- ২০২৬ সালের জুনের তথ্য অনুযায়ী, বাংলাদেশি পাসপোর্টে থাইল্যান্ড যেতে ভিসা লাগে, আর পৌঁছানোর আগে অনলাইনে অ্যারাইভাল কার্ড পূরণ করতে হয়। দূতাবাস ও থাই ইমিগ্রেশনের নিজস্ব ওয়েবসাইটে দেখে নিন।

## ভেতরে কোনটার পর কোনটা

1. **প্রবেশপথ।** কর্মীদের কাছে হুইলচেয়ার থাকে। আগে বলে রাখতে হয় না, চাইলেই হয়।
2. **আন্তর্জাতিক রোগী বা নিবন্ধন কাউন্টার।** পাসপোর্ট দেখান, ফরমে লিখুন ঠিকানা, অ্যালার্জি, জরুরি প্রয়োজনে কাকে ফোন করতে হবে। রোগী একটা হাসপাতাল নম্বর পান, যাকে প্রায়ই HN বলা হয়। এর ছবি তুলে রাখুন, সবাই এটা চাইবে।
3. **ক্লিনিক।** নার্স ওজন, রক্তচাপ, নাড়ি ও তাপমাত্রা মাপেন এবং ওষুধের কথা জিজ্ঞেস করেন।
4. **ডাক্তার।** আগে এক পাতার সারসংক্ষেপ দিন, তারপর রিপোর্ট। প্রথমে রোগীকে বলতে দিন, তারপর পরিবার বলুক।
5. **পরীক্ষা।** রক্ত পরীক্ষা ও স্ক্যান প্রায়ই সেদিনই করা যায়।
6. **ক্যাশ কাউন্টার ও ফার্মেসি।** দুটি প্রায়ই পাশাপাশি। প্রতিটি ওষুধের প্যাকেটে রোগীর নাম মিলিয়ে নিন।

## ডাক্তারকে যা জিজ্ঞেস করবেন

- আপনার ধারণায় রোগটা কী? আপনি কতটা নিশ্চিত?
- চিকিৎসার কী কী উপায় আছে? অপেক্ষা করলে কী হবে?
- ব্যাংককে আমাদের কত দিন থাকা উচিত?
- চিকিৎসার পরিকল্পনা আর আনুমানিক খরচ কি লিখিত পেতে পারি?
- কোন অংশটা বাংলাদেশে করা সম্ভব?

ওই ঘরে বসেই সিদ্ধান্ত নিতে হবে, এমন নয়। ‘আজ রাতে আমরা একটু আলোচনা করতে চাই’ বলাটা খুবই স্বাভাবিক।

## ছোট ছোট কথা

- এখানে মানুষ দুই হাত জোড় করে সম্ভাষণ জানান, কথা বলেন নিচু স্বরে। হাসির উত্তরে হাসি মেলে।
- অনেক হাসপাতালে নামাজের ঘর ও হালাল খাবার আছে। তথ্যকেন্দ্রে জিজ্ঞেস করুন।
- অপেক্ষার জায়গায় বেশ ঠান্ডা। একটা চাদর নিন।
- সকালে রাস্তায় যানজট হয়। হাতে সময় নিয়ে বের হোন।`,
    },
    th: {
      title: "วันแรกที่โรงพยาบาลใหญ่ในกรุงเทพฯ",
      excerpt: "จากแท็กซี่ถึงห้องยา เคาน์เตอร์ต่าง ๆ ตามลำดับที่จะพบ และเอกสารที่ควรถือไว้ในมือแต่ละจุด",
      body: `โรงพยาบาลเอกชนขนาดใหญ่ในกรุงเทพฯ รับผู้ป่วยจากหลายประเทศทุกวัน โถงทางเข้าอาจดูเหมือนโรงแรมหรือสนามบิน แต่ขั้นตอนข้างในคล้ายกันเกือบทุกแห่ง บทความนี้เล่าโดยทั่วไปสำหรับครอบครัวจากบังกลาเทศ ไม่ได้หมายถึงโรงพยาบาลใดโดยเฉพาะ

## ก่อนถึงวันนัด

- เก็บใบนัดแพทย์ไว้ทั้งในโทรศัพท์และแบบกระดาษ
- แจ้งขอล่ามล่วงหน้า บางแห่งมีล่ามภาษาเบงกาลี บางแห่งมีเฉพาะภาษาอังกฤษ ควรถามว่ามีวันใดบ้าง
- ถามว่าผู้ป่วยต้องงดน้ำงดอาหารก่อนเจาะเลือดหรือไม่
- ณ เดือนมิถุนายน 2569 (ค.ศ. 2026) ผู้ถือหนังสือเดินทางบังกลาเทศต้องมีวีซ่าเข้าประเทศไทย และต้องกรอกบัตรขาเข้าดิจิทัล (TDAC) ทางออนไลน์ก่อนเดินทางถึง ควรตรวจสอบจากเว็บไซต์ของสถานทูตและสำนักงานตรวจคนเข้าเมือง

## ลำดับขั้นตอนในโรงพยาบาล

1. **ทางเข้า** เจ้าหน้าที่มีรถเข็นนั่งเตรียมไว้ ขอใช้ได้โดยไม่ต้องจอง
2. **แผนกผู้ป่วยต่างชาติหรือเวชระเบียน** แสดงหนังสือเดินทางและกรอกประวัติ ทั้งที่อยู่ ประวัติแพ้ยา และผู้ติดต่อกรณีฉุกเฉิน ผู้ป่วยจะได้เลข HN ควรถ่ายรูปเก็บไว้เพราะต้องใช้ทุกจุด
3. **แผนกตรวจ** พยาบาลชั่งน้ำหนัก วัดความดัน ชีพจร และอุณหภูมิ แล้วซักประวัติการใช้ยา
4. **พบแพทย์** ยื่นใบสรุปหนึ่งหน้าก่อน แล้วจึงให้เอกสารการรักษา ให้ผู้ป่วยเล่าเองก่อน ครอบครัวค่อยเสริม
5. **ตรวจเพิ่มเติม** การเจาะเลือดและตรวจทางรังสีมักทำได้ภายในวันเดียวกัน
6. **การเงินและห้องยา** มักอยู่ติดกัน ตรวจชื่อผู้ป่วยบนซองยาทุกซอง

## คำถามสำหรับแพทย์

- คิดว่าเป็นโรคอะไร และมั่นใจเพียงใด
- มีวิธีรักษาอะไรบ้าง ถ้ารอจะเป็นอย่างไร
- ควรพักอยู่ในกรุงเทพฯ กี่วัน
- ขอแผนการรักษาและใบประมาณการค่าใช้จ่ายเป็นลายลักษณ์อักษรได้หรือไม่
- ส่วนใดกลับไปรักษาต่อที่บังกลาเทศได้

ไม่จำเป็นต้องตัดสินใจในห้องตรวจ การบอกว่า “ขอกลับไปปรึกษากันคืนนี้ก่อน” เป็นเรื่องปกติ

## เรื่องเล็กน้อยที่ควรรู้

- คนไทยทักทายด้วยการไหว้และพูดเสียงเบา ยิ้มให้ก็มักได้รับรอยยิ้มกลับ
- หลายโรงพยาบาลมีห้องละหมาดและอาหารฮาลาล สอบถามได้ที่ประชาสัมพันธ์
- ห้องพักคอยค่อนข้างเย็น ควรมีผ้าคลุมไหล่
- ช่วงเช้ารถติด ควรออกเดินทางแต่เนิ่น ๆ`,
    },
  },
};
