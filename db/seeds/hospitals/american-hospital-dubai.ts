import type { SampleHospital } from "./hospital";

export const americanHospitalDubai: SampleHospital = {
  slug: "american-hospital-dubai",
  country: "united-arab-emirates",
  city: "dubai",
  latitude: null,
  longitude: null,
  website: "https://www.ahdubai.com/",
  specialties: [
    "cardiology",
    "oncology",
    "neurology",
    "orthopedics",
    "gastroenterology",
    "pediatrics",
    "critical-care",
    "general-surgery",
  ],
  accreditation: {
    body: "Joint Commission International (JCI)",
    asOf: "2018-06",
    source: "https://www.jointcommissioninternational.org/",
  },
  texts: {
    en: {
      name: "American Hospital Dubai",
      location: "Dubai, United Arab Emirates",
      address: "Oud Metha Road, Oud Metha, P.O. Box 5566, Dubai, United Arab Emirates",
      bio: "A private hospital in the Oud Metha district of Dubai, open since 1996. It treats adults and children.",
      about:
        "American Hospital Dubai is a private hospital in Oud Metha, in the older part of Dubai near the Creek. It opened in 1996 and has departments for most needs of adults and children.\n\nIn 2000 it was accredited by Joint Commission International (JCI). Accreditation is renewed every few years, so look up today's status with JCI.\n\nThe group also runs clinics and a newer hospital in other parts of Dubai; check the address on your appointment. Current doctors are on the hospital's own site, ahdubai.com.",
      keyHighlights: [
        "Private hospital, open since 1996",
        "First accredited by JCI in 2000",
        "Adults and children",
        "In Oud Metha, a short drive from Dubai International Airport",
      ],
      centersOfExcellence: [
        "Heart",
        "Cancer",
        "Bones, joints and spine",
        "Digestive system",
        "Brain and nerves",
        "Children's health",
      ],
      servicesForBangladesh: [
        "Requesting an appointment and confirming the address",
        "Sending your reports ahead and asking for a written estimate",
        "Asking for a letter to support the UAE visa application",
        "Asking for a Bengali interpreter",
        "Finding a hotel near Oud Metha",
      ],
    },
    bn: {
      name: "আমেরিকান হাসপাতাল দুবাই",
      location: "দুবাই, সংযুক্ত আরব আমিরাত",
      address: "Oud Metha Road, Oud Metha, P.O. Box 5566, দুবাই, সংযুক্ত আরব আমিরাত",
      bio: "দুবাইয়ের উদ মেথা এলাকার বেসরকারি হাসপাতাল, ১৯৯৬ সাল থেকে চালু। বড়দের ও শিশুদের চিকিৎসা হয়।",
      about:
        "আমেরিকান হাসপাতাল দুবাই উদ মেথা এলাকার একটি বেসরকারি হাসপাতাল; জায়গাটি পুরোনো দুবাইয়ে, দুবাই ক্রিকের কাছে। ১৯৯৬ সালে চালু হওয়া এই হাসপাতালে বড়দের ও শিশুদের প্রায় সব ধরনের চিকিৎসার বিভাগ আছে।\n\n২০০০ সালে এটি জয়েন্ট কমিশন ইন্টারন্যাশনালের (জেসিআই) স্বীকৃতি পায়। এই স্বীকৃতি কয়েক বছর পরপর নবায়ন করতে হয়। তাই এখন তা বহাল আছে কি না, জেসিআইয়ের ওয়েবসাইটে দেখে নিন।\n\nদুবাইয়ের অন্য এলাকায় এই গ্রুপের ক্লিনিক ও একটি নতুন হাসপাতাল আছে। তাই অ্যাপয়েন্টমেন্টের ঠিকানাটি মিলিয়ে নিন। চিকিৎসকদের এখনকার তালিকা হাসপাতালের নিজের ওয়েবসাইট ahdubai.com-এ পাবেন।",
      keyHighlights: [
        "বেসরকারি হাসপাতাল, ১৯৯৬ সাল থেকে চালু",
        "প্রথম জেসিআই স্বীকৃতি ২০০০ সালে",
        "বড়দের ও শিশুদের চিকিৎসা হয়",
        "উদ মেথায়, দুবাই আন্তর্জাতিক বিমানবন্দর থেকে অল্প দূরে",
      ],
      centersOfExcellence: [
        "হৃদরোগ",
        "ক্যানসার",
        "হাড়, জোড়া ও মেরুদণ্ড",
        "পরিপাকতন্ত্র",
        "মস্তিষ্ক ও স্নায়ুরোগ",
        "শিশুরোগ",
      ],
      servicesForBangladesh: [
        "অ্যাপয়েন্টমেন্টের অনুরোধ পাঠানো এবং ঠিকানা নিশ্চিত করা",
        "রিপোর্ট আগে পাঠিয়ে লিখিত আনুমানিক খরচ চাওয়া",
        "আমিরাতের ভিসার আবেদনের জন্য চিঠি চাওয়া",
        "বাংলা দোভাষী চাওয়া",
        "উদ মেথার কাছে হোটেল খুঁজে দেওয়া",
      ],
    },
    th: {
      name: "โรงพยาบาลอเมริกัน ดูไบ (American Hospital Dubai)",
      location: "ดูไบ สหรัฐอาหรับเอมิเรตส์",
      address: "Oud Metha Road, Oud Metha, P.O. Box 5566, ดูไบ สหรัฐอาหรับเอมิเรตส์",
      bio: "โรงพยาบาลเอกชนย่านอูดเมทา ดูไบ เปิดมาตั้งแต่ พ.ศ. 2539 รักษาทั้งผู้ใหญ่และเด็ก",
      about:
        "โรงพยาบาลอเมริกัน ดูไบ เป็นโรงพยาบาลเอกชนในย่านอูดเมทา เขตเมืองเก่าของดูไบใกล้ดูไบครีก เปิดเมื่อ พ.ศ. 2539 มีแผนกสำหรับผู้ใหญ่และเด็กเกือบทุกด้าน\n\nใน พ.ศ. 2543 ได้รับการรับรองจาก Joint Commission International (JCI) การรับรองต้องต่ออายุทุกไม่กี่ปี ตรวจสอบสถานะปัจจุบันได้ที่เว็บไซต์ของ JCI\n\nในเครือยังมีคลินิกและโรงพยาบาลแห่งใหม่ในย่านอื่นของดูไบ ควรตรวจดูที่อยู่ในใบนัด รายชื่อแพทย์ล่าสุดอยู่ที่เว็บไซต์ของโรงพยาบาล ahdubai.com",
      keyHighlights: [
        "โรงพยาบาลเอกชน เปิดมาตั้งแต่ พ.ศ. 2539",
        "ได้รับการรับรองจาก JCI ครั้งแรกใน พ.ศ. 2543",
        "รักษาทั้งผู้ใหญ่และเด็ก",
        "อยู่ย่านอูดเมทา ไม่ไกลจากสนามบินนานาชาติดูไบ",
      ],
      centersOfExcellence: [
        "โรคหัวใจ",
        "โรคมะเร็ง",
        "กระดูก ข้อ และกระดูกสันหลัง",
        "ระบบทางเดินอาหาร",
        "สมองและระบบประสาท",
        "กุมารเวชกรรม",
      ],
      servicesForBangladesh: [
        "ขอนัดหมายและยืนยันสถานที่นัด",
        "ส่งผลตรวจล่วงหน้าและขอใบประมาณการค่าใช้จ่าย",
        "ขอหนังสือเพื่อประกอบการยื่นขอวีซ่าสหรัฐอาหรับเอมิเรตส์",
        "ขอล่ามภาษาเบงกาลี",
        "หาโรงแรมใกล้ย่านอูดเมทา",
      ],
    },
  },
};
