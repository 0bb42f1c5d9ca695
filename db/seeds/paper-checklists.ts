import type { SampleTexts } from "./texts";

type PaperTexts = SampleTexts<{ title: string; why: string; how: string }>;

/** Texts from common public knowledge; each must still be checked against its source. */
export const samplePaperTexts = {
  passport: {
    en: {
      title: "Passport of the patient",
      why: "The visa is asked for with it. It should be valid for six months from the day of travel.",
      how: "A photo of the page with the picture. All four corners and the two lines at the bottom must be readable.",
    },
    bn: {
      title: "রোগীর পাসপোর্ট",
      why: "ভিসার আবেদনে লাগে। যাত্রার দিন থেকে ছয় মাস মেয়াদ থাকা দরকার।",
      how: "ছবিওয়ালা পাতার একটি ছবি তুলুন। চার কোনা আর নিচের দুটি লাইন যেন পড়া যায়।",
    },
    th: {
      title: "หนังสือเดินทางของผู้ป่วย",
      why: "ต้องใช้ขอวีซ่า ควรมีอายุเหลือหกเดือนนับจากวันเดินทาง",
      how: "ถ่ายรูปหน้าที่มีรูปถ่าย ให้เห็นครบทั้งสี่มุมและอ่านสองบรรทัดล่างสุดได้",
    },
  },
  "relative-passport": {
    en: {
      title: "Passport of each relative who travels",
      why: "Everybody who travels needs a passport and a visa of their own.",
      how: "One photo for each passport, taken like the patient’s.",
    },
    bn: {
      title: "সঙ্গে যাওয়া প্রত্যেক স্বজনের পাসপোর্ট",
      why: "যাঁরা যাবেন, প্রত্যেকের নিজের পাসপোর্ট ও ভিসা লাগে।",
      how: "প্রতিটি পাসপোর্টের একটি করে ছবি, রোগীর পাসপোর্টের মতো করে তোলা।",
    },
    th: {
      title: "หนังสือเดินทางของญาติทุกคนที่เดินทางไปด้วย",
      why: "ผู้เดินทางแต่ละคนต้องมีหนังสือเดินทางและวีซ่าของตนเอง",
      how: "ถ่ายรูปแยกแต่ละเล่ม แบบเดียวกับของผู้ป่วย",
    },
  },
  photo: {
    en: {
      title: "Photos for the visas",
      why: "Each visa application needs a photo.",
      how: "A recent photo of the patient, and of each relative who travels. The size and the background are on the page of the source.",
    },
    bn: {
      title: "ভিসার ছবি",
      why: "প্রতিটি ভিসার আবেদনে ছবি লাগে।",
      how: "রোগীর, আর সঙ্গে যাওয়া প্রত্যেক স্বজনের নতুন ছবি। কোন মাপ, কোন পটভূমি, তা উৎসের পাতায় আছে।",
    },
    th: {
      title: "รูปถ่ายสำหรับวีซ่า",
      why: "คำขอวีซ่าแต่ละฉบับต้องใช้รูปถ่าย",
      how: "รูปถ่ายใหม่ของผู้ป่วยและของญาติทุกคนที่เดินทางไปด้วย ขนาดและพื้นหลังมีบอกในหน้าของแหล่งข้อมูล",
    },
  },
  letter: {
    en: {
      title: "Letter from the hospital abroad",
      why: "It says who is treated, for what, and when.",
      how: "We ask the hospital for it. Send it here if you already have it. The name must be as in the passport.",
    },
    bn: {
      title: "বিদেশের হাসপাতালের চিঠি",
      why: "কার চিকিৎসা, কীসের চিকিৎসা, কবে, তা এতে লেখা থাকে।",
      how: "এটি আমরা হাসপাতালের কাছে চাই। আপনার কাছে থাকলে এখানে পাঠান। নাম পাসপোর্টের মতো হতে হবে।",
    },
    th: {
      title: "จดหมายจากโรงพยาบาลในต่างประเทศ",
      why: "ระบุว่ารักษาใคร รักษาอะไร และเมื่อใด",
      how: "เราขอจากโรงพยาบาลให้ หากคุณมีอยู่แล้ว ส่งมาที่นี่ได้ ชื่อต้องตรงกับหนังสือเดินทาง",
    },
  },
  "portal-letter": {
    en: {
      title: "Visa invitation letter from the hospital in India",
      why: "The medical visa is asked for with it. It names the patient, and the relatives who travel as attendants.",
      how: "We ask the hospital for it. The hospital makes it on the Indian government’s portal, and it bears the portal’s number. Send it here if you already have it.",
    },
    bn: {
      title: "ভারতের হাসপাতালের ভিসা ইনভিটেশন লেটার (আমন্ত্রণপত্র)",
      why: "মেডিকেল ভিসার আবেদন এটি দিয়েই হয়। এতে রোগীর আর অ্যাটেনডেন্ট হিসেবে যাওয়া স্বজনদের নাম থাকে।",
      how: "এটি আমরা হাসপাতালের কাছে চাই। হাসপাতাল ভারত সরকারের পোর্টালে এটি তৈরি করে, তাতে পোর্টালের নম্বর থাকে। আপনার কাছে থাকলে এখানে পাঠান।",
    },
    th: {
      title: "หนังสือเชิญเพื่อขอวีซ่าจากโรงพยาบาลในอินเดีย",
      why: "ใช้ขอวีซ่ารักษาพยาบาล ระบุชื่อผู้ป่วย และญาติที่ไปในฐานะผู้ดูแลผู้ป่วย",
      how: "เราขอจากโรงพยาบาลให้ โรงพยาบาลออกหนังสือในระบบของรัฐบาลอินเดียและมีหมายเลขของระบบ หากคุณมีอยู่แล้ว ส่งมาที่นี่ได้",
    },
  },
  reports: {
    en: {
      title: "Newest medical reports",
      why: "The hospital decides with them; the embassy may ask for them.",
      how: "The newest reports, and the discharge paper if there is one. One photo for each page, with every line readable.",
    },
    bn: {
      title: "সবচেয়ে নতুন রিপোর্ট",
      why: "হাসপাতাল এগুলো দেখে ঠিক করে। দূতাবাসও চাইতে পারে।",
      how: "সবচেয়ে নতুন রিপোর্ট, আর থাকলে ছাড়পত্র। প্রতিটি পাতার একটি ছবি, প্রতিটি লাইন যেন পড়া যায়।",
    },
    th: {
      title: "เอกสารการรักษาล่าสุด",
      why: "โรงพยาบาลใช้พิจารณา สถานทูตอาจขอด้วย",
      how: "ผลตรวจล่าสุด และใบสรุปการรักษาหากมี ถ่ายหน้าละหนึ่งรูป ให้อ่านได้ทุกบรรทัด",
    },
  },
  referral: {
    en: {
      title: "Letter from the doctor in Bangladesh",
      why: "It says why the patient is to be treated abroad.",
      how: "With the doctor’s name and signature, and the date.",
    },
    bn: {
      title: "বাংলাদেশের ডাক্তারের পরামর্শপত্র",
      why: "রোগীর কেন বিদেশে চিকিৎসা দরকার, তা এতে লেখা থাকে।",
      how: "ডাক্তারের নাম, সই ও তারিখ থাকতে হবে।",
    },
    th: {
      title: "หนังสือจากแพทย์ในบังกลาเทศ",
      why: "ระบุว่าเหตุใดผู้ป่วยจึงควรไปรักษาในต่างประเทศ",
      how: "มีชื่อและลายมือชื่อของแพทย์ พร้อมวันที่",
    },
  },
  bank: {
    en: {
      title: "Bank statement of the person who pays",
      why: "It shows that the treatment and the stay can be paid for.",
      how: "From the bank of whoever pays, the patient’s too. The months that it must cover are on the page of the source.",
    },
    bn: {
      title: "যিনি খরচ দেবেন, তাঁর ব্যাংক স্টেটমেন্ট",
      why: "চিকিৎসা ও থাকার খরচ যে দেওয়া যাবে, তা এতে দেখা যায়।",
      how: "যিনি খরচ দেবেন তাঁর ব্যাংক থেকে, রোগী নিজে দিলে রোগীর। কত মাসের লাগবে, তা উৎসের পাতায় আছে।",
    },
    th: {
      title: "รายการเดินบัญชีของผู้ออกค่าใช้จ่าย",
      why: "แสดงว่าสามารถจ่ายค่ารักษาและค่าใช้จ่ายระหว่างอยู่ได้",
      how: "จากธนาคารของผู้ออกค่าใช้จ่าย หรือของผู้ป่วยหากจ่ายเอง ต้องใช้ย้อนหลังกี่เดือนมีบอกในหน้าของแหล่งข้อมูล",
    },
  },
  relation: {
    en: {
      title: "Proof of how each relative is related to the patient",
      why: "A relative’s visa is given because of the patient.",
      how: "For example a birth or marriage certificate, or a national ID card that names both.",
    },
    bn: {
      title: "রোগীর সঙ্গে প্রত্যেক স্বজনের সম্পর্কের প্রমাণ",
      why: "রোগীর কারণেই স্বজন ভিসা পান।",
      how: "যেমন জন্মনিবন্ধন, বিয়ের সনদ, অথবা দুজনের নাম আছে এমন জাতীয় পরিচয়পত্র।",
    },
    th: {
      title: "หลักฐานความสัมพันธ์ของญาติแต่ละคนกับผู้ป่วย",
      why: "ญาติได้วีซ่าเพราะผู้ป่วย",
      how: "เช่น สูติบัตร ทะเบียนสมรส หรือบัตรประชาชนที่มีชื่อทั้งสองคน",
    },
  },
} satisfies Record<string, PaperTexts>;
