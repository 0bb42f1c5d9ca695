import type { SamplePost } from "./post";

export const firstVisitChennai: SamplePost = {
  slug: "first-visit-at-a-large-chennai-hospital",
  category: "hospital-tours",
  featured: false,
  publishedAt: "2026-09-22T05:00:00.000Z",
  videoUrl: null,
  texts: {
    en: {
      title: "Your first visit to a large Chennai hospital",
      excerpt:
        "Busy halls, many counters, helpful people: how a first day generally goes, and how to keep your strength for the conversation that matters.",
      body: `Chennai has been a place of treatment for families from Bangladesh for a long time. Its large hospitals are busy, and a first day can take from morning to evening. It helps to know the order of things. This is a general guide, not a description of one hospital.

## Before you fly

- As of September 2026, holders of a Bangladeshi passport need a visa for India. For treatment there is a medical visa for the patient and a medical attendant visa for the relatives who come along, usually two at most. Rules and appointments at the visa centres have changed several times, so check the High Commission’s own website.
- The visa invitation letter, the visa and the passport should carry the same name, spelled the same way.
- Ask for the name of the doctor, the day, and the building. Large hospitals have several buildings.

## The day, counter by counter

1. **Gate.** Bags may be checked. Say “international patients”, and somebody points the way.
2. **International patient desk.** Passport, visa and hospital letter are copied. Foreign visitors are registered with the authorities; the desk and your hotel tell you what they need for it.
3. **Registration.** The patient gets a number and often a card. Write the number on the first page of your folder.
4. **Payment for the consultation**, usually before the doctor.
5. **Junior doctor first.** A younger doctor writes down the history. This is not lost time: the specialist reads it.
6. **Specialist.** The conversation may be short. Hand over your one-page summary and ask your three most important questions first.
7. **Tests.** Some need an empty stomach, so ask whether to come again in the morning.
8. **Second meeting** with the results, the same day or later. The plan is made here.

## Language

Tamil and English are widely spoken, Hindi by some, and at many international desks there is somebody who speaks Bengali. For anything you will sign, ask for a Bengali speaker or an interpreter and take your time.

## Looking after yourselves

- One relative queues, the other stays with the patient. Change places at noon.
- Drink bottled or filtered water, and eat lightly on the first day.
- It is warm and damp outside and cold inside: dress in layers.
- Guest houses near large hospitals often have a kitchen and know families from Bangladesh.
- Do not follow anyone in the street who offers a better doctor. Ask at the desk.`,
    },
    bn: {
      title: "চেন্নাইয়ের বড় হাসপাতালে প্রথম দিন",
      excerpt:
        "ভিড়, অনেক কাউন্টার, তবে সাহায্য করার মানুষও আছে। প্রথম দিনটা সাধারণত যেভাবে যায় আর ডাক্তারের সঙ্গে কথা বলার শক্তি কীভাবে ধরে রাখবেন।",
      body: `বাংলাদেশের বহু পরিবার অনেক বছর ধরে চিকিৎসার জন্য চেন্নাই যাচ্ছে। সেখানকার বড় হাসপাতালগুলো ব্যস্ত, প্রথম দিনটা সকাল থেকে সন্ধ্যা গড়িয়ে যেতে পারে। কোনটার পর কোনটা, জানা থাকলে সুবিধা হয়। এটা সাধারণ একটা ধারণা, কোনো একটা হাসপাতালের বর্ণনা নয়।

## রওনা হওয়ার আগে

- ২০২৬ সালের সেপ্টেম্বরের তথ্য অনুযায়ী, বাংলাদেশি পাসপোর্টে ভারতে যেতে ভিসা লাগে। চিকিৎসার জন্য রোগীর মেডিকেল ভিসা আর সঙ্গে যাওয়া স্বজনদের (সাধারণত সর্বোচ্চ দুজন) মেডিকেল অ্যাটেনডেন্ট ভিসা আছে। ভারতীয় ভিসা আবেদন কেন্দ্রের (আইভ্যাক) নিয়ম ও অ্যাপয়েন্টমেন্টের ব্যবস্থা কয়েকবার বদলেছে, তাই ভারতীয় হাইকমিশনের নিজস্ব ওয়েবসাইটে দেখে নিন।
- ভিসা ইনভিটেশন লেটার, ভিসা ও পাসপোর্টে নাম একই বানানে থাকতে হবে।
- ডাক্তারের নাম, তারিখ ও কোন ভবনে বসেন, জেনে নিন। বড় হাসপাতালে একাধিক ভবন থাকে।

## সারা দিন, কাউন্টার ধরে ধরে

1. **গেট।** ব্যাগ দেখা হতে পারে। ‘ইন্টারন্যাশনাল পেশেন্ট’ বললেই কেউ পথ দেখিয়ে দেবেন।
2. **আন্তর্জাতিক রোগী বিভাগ।** পাসপোর্ট, ভিসা ও হাসপাতালের চিঠির কপি রাখা হয়। বিদেশিদের তথ্য কর্তৃপক্ষের কাছে নিবন্ধন করতে হয়। এর জন্য কী লাগবে, এই বিভাগ ও আপনার হোটেল জানিয়ে দেবে।
3. **নিবন্ধন।** রোগী একটা নম্বর পান, অনেক জায়গায় একটা কার্ডও। নম্বরটা ফাইলের প্রথম পাতায় লিখে রাখুন।
4. **ডাক্তারের ফি জমা**, সাধারণত দেখানোর আগেই।
5. **প্রথমে জুনিয়র ডাক্তার।** তিনি রোগের ইতিহাস লিখে নেন। এতে সময় নষ্ট হয় না, বিশেষজ্ঞ ডাক্তার এটা পড়েন।
6. **বিশেষজ্ঞ ডাক্তার।** কথা বলার সময় কম হতে পারে। এক পাতার সারসংক্ষেপ দিন আর সবচেয়ে জরুরি তিনটি প্রশ্ন আগে করুন।
7. **পরীক্ষা।** কিছু পরীক্ষা খালি পেটে করতে হয়। পরদিন সকালে আসতে হবে কি না, জিজ্ঞেস করুন।
8. **দ্বিতীয়বার ডাক্তার দেখানো**, রিপোর্ট নিয়ে, সেদিনই বা পরে। চিকিৎসার পরিকল্পনা তখনই হয়।

## ভাষা

তামিল ও ইংরেজি প্রায় সবখানে চলে, কেউ কেউ হিন্দি বলেন। অনেক হাসপাতালের আন্তর্জাতিক রোগী বিভাগে বাংলা জানা কেউ থাকেন। কোনো কাগজে সই করার আগে বাংলা জানা কাউকে বা দোভাষী চান, সময় নিয়ে বুঝে নিন।

## নিজেদের যত্ন

- একজন লাইনে দাঁড়ান, আরেকজন রোগীর কাছে থাকুন। দুপুরে পালা বদল করুন।
- বোতলের বা ফিল্টারের পানি পান করুন, প্রথম দিন হালকা খাবার খান।
- বাইরে গরম ও ভ্যাপসা, ভেতরে ঠান্ডা। সেভাবে কাপড় পরুন।
- বড় হাসপাতালের আশপাশের গেস্টহাউসে প্রায়ই রান্নাঘর থাকে, বাংলাদেশি পরিবারও তাদের চেনা।
- রাস্তায় কেউ ‘আরও ভালো ডাক্তার’ দেখাতে চাইলে তার সঙ্গে যাবেন না। হাসপাতালের ডেস্কে জিজ্ঞেস করুন।`,
    },
    th: {
      title: "วันแรกที่โรงพยาบาลใหญ่ในเมืองเจนไน",
      excerpt:
        "คนแน่น เคาน์เตอร์เยอะ แต่มีคนพร้อมช่วย วันแรกโดยทั่วไปเป็นอย่างไร และเก็บแรงไว้คุยเรื่องสำคัญกับแพทย์ได้อย่างไร",
      body: `ครอบครัวจากบังกลาเทศเดินทางไปรักษาที่เมืองเจนไน ประเทศอินเดีย มาเป็นเวลานาน โรงพยาบาลใหญ่ที่นั่นมีผู้ป่วยมาก วันแรกอาจใช้เวลาตั้งแต่เช้าจนเย็น การรู้ลำดับขั้นตอนล่วงหน้าจึงช่วยได้ บทความนี้เล่าโดยทั่วไป ไม่ได้หมายถึงโรงพยาบาลใดโดยเฉพาะ

## ก่อนเดินทาง

- ณ เดือนกันยายน 2569 (ค.ศ. 2026) ผู้ถือหนังสือเดินทางบังกลาเทศต้องมีวีซ่าเข้าอินเดีย การไปรักษามีวีซ่ารักษาพยาบาลสำหรับผู้ป่วย และวีซ่าผู้ดูแลผู้ป่วยสำหรับญาติ ซึ่งโดยทั่วไปไม่เกินสองคน กฎและระบบนัดหมายของศูนย์รับคำร้องขอวีซ่าเปลี่ยนมาแล้วหลายครั้ง ควรตรวจสอบจากเว็บไซต์ของสถานข้าหลวงใหญ่อินเดียประจำกรุงธากา
- ชื่อในหนังสือเชิญเพื่อขอวีซ่า วีซ่า และหนังสือเดินทางต้องสะกดตรงกัน
- สอบถามชื่อแพทย์ วันนัด และอาคาร เพราะโรงพยาบาลใหญ่มีหลายอาคาร

## ทั้งวัน ทีละเคาน์เตอร์

1. **ประตูทางเข้า** อาจมีการตรวจกระเป๋า บอกว่า “international patients” แล้วเจ้าหน้าที่จะชี้ทางให้
2. **แผนกผู้ป่วยต่างชาติ** ถ่ายสำเนาหนังสือเดินทาง วีซ่า และหนังสือจากโรงพยาบาล ชาวต่างชาติต้องลงทะเบียนกับทางการ แผนกนี้และโรงแรมจะบอกว่าต้องใช้อะไรบ้าง
3. **ลงทะเบียน** ผู้ป่วยได้รับเลขประจำตัว หลายแห่งให้บัตรด้วย เขียนเลขนี้ไว้หน้าแรกของแฟ้ม
4. **ชำระค่าตรวจ** โดยมากจ่ายก่อนพบแพทย์
5. **พบแพทย์ประจำบ้านก่อน** เพื่อซักประวัติ ไม่ใช่การเสียเวลา เพราะแพทย์เฉพาะทางจะอ่านบันทึกนี้
6. **พบแพทย์เฉพาะทาง** อาจมีเวลาไม่มาก ยื่นใบสรุปหนึ่งหน้า แล้วถามคำถามสำคัญที่สุดสามข้อก่อน
7. **ตรวจเพิ่มเติม** บางอย่างต้องงดอาหาร ควรถามว่าต้องมาใหม่ตอนเช้าหรือไม่
8. **พบแพทย์อีกครั้งพร้อมผลตรวจ** ในวันเดียวกันหรือวันหลัง แล้วจึงวางแผนการรักษา

## ภาษา

ใช้ภาษาทมิฬและภาษาอังกฤษได้ทั่วไป บางคนพูดภาษาฮินดี และแผนกผู้ป่วยต่างชาติหลายแห่งมีผู้พูดภาษาเบงกาลี ก่อนลงชื่อในเอกสารใด ควรขอผู้ที่พูดภาษาเบงกาลีหรือล่าม และใช้เวลาทำความเข้าใจให้พอ

## ดูแลตัวเองด้วย

- ให้ญาติคนหนึ่งต่อคิว อีกคนอยู่กับผู้ป่วย แล้วสลับกันตอนเที่ยง
- ดื่มน้ำบรรจุขวดหรือน้ำกรอง และกินอาหารเบา ๆ ในวันแรก
- ข้างนอกร้อนชื้น ข้างในเย็น ควรใส่เสื้อผ้าที่ถอดหรือสวมทับได้
- เกสต์เฮาส์ใกล้โรงพยาบาลใหญ่มักมีครัว และคุ้นเคยกับครอบครัวจากบังกลาเทศ
- อย่าตามคนแปลกหน้าที่เสนอพาไปหาแพทย์ที่ “ดีกว่า” ให้สอบถามที่แผนกผู้ป่วยต่างชาติ`,
    },
  },
};
