import type { SampleHospital } from "./hospital";

export const apolloHospitalsChennai: SampleHospital = {
  slug: "apollo-hospitals-chennai",
  country: "india",
  city: "chennai",
  latitude: 13.063,
  longitude: 80.252,
  website: "https://www.apollohospitals.com/",
  specialties: [
    "cardiology",
    "oncology",
    "neurology",
    "orthopedics",
    "transplant",
    "nephrology",
    "gastroenterology",
    "womens-health",
    "pulmonology",
    "diabetes",
    "critical-care",
    "general-surgery",
  ],
  accreditation: {
    body: "Joint Commission International (JCI)",
    asOf: "2024-03",
    source:
      "https://www.apollohospitals.com/apollo-in-the-news/apollo-hospitals-group-becomes-the-largest-hospital-network-to-have-the-most-jci-accreditations/",
  },
  texts: {
    en: {
      name: "Apollo Hospitals, Greams Road",
      location: "Chennai, India",
      address: "21 Greams Lane, off Greams Road, Chennai, Tamil Nadu 600006, India",
      bio: "The first Apollo hospital, opened in Chennai in 1983. Private, with departments for heart, liver, kidney, brain and more.",
      about:
        "The hospital off Greams Road is where the Apollo group began: Dr Prathap C. Reddy opened it in 1983. It is a private hospital with many departments, among them heart surgery, neurosurgery and organ transplants.\n\nApollo has several hospitals in Chennai. Cancer treatment in particular may be at another address, such as the proton centre in Taramani. Check the address on your appointment before you book a hotel.\n\nDoctors and departments change. The hospital’s own website is apollohospitals.com.",
      keyHighlights: [
        "First hospital of the Apollo group, opened in 1983",
        "Private hospital with many departments",
        "In central Chennai, off Greams Road",
        "Guest houses and pharmacies in the streets around it",
      ],
      centersOfExcellence: [
        "Heart",
        "Stomach, bowel and liver",
        "Kidney and urology",
        "Organ transplant",
        "Brain and spine",
        "Bones and joints",
      ],
      servicesForBangladesh: [
        "Requesting an appointment and confirming which Apollo address it is at",
        "Sending your reports ahead for the doctor to read",
        "Asking the hospital for the visa invitation letter for the Indian medical visa",
        "Asking for a Bengali interpreter",
        "Finding a room near Greams Road",
      ],
    },
    bn: {
      name: "অ্যাপোলো হাসপাতাল, গ্রিমস রোড",
      location: "চেন্নাই, ভারত",
      address: "21 Greams Lane, off Greams Road, Chennai, Tamil Nadu 600006, India",
      bio: "অ্যাপোলো গ্রুপের প্রথম হাসপাতাল, চেন্নাইয়ে চালু ১৯৮৩ সালে। হার্ট, লিভার, কিডনি, মস্তিষ্কসহ অনেক বিভাগ আছে।",
      about:
        "গ্রিমস রোডের এই হাসপাতাল দিয়েই অ্যাপোলো গ্রুপের শুরু। ১৯৮৩ সালে ডা. প্রতাপ সি রেড্ডি এটি চালু করেন। বেসরকারি এই হাসপাতালে হৃদ্‌যন্ত্রের অস্ত্রোপচার, নিউরোসার্জারি ও অঙ্গ প্রতিস্থাপনসহ অনেক বিভাগ আছে।\n\nচেন্নাইয়ে অ্যাপোলোর একাধিক হাসপাতাল আছে। বিশেষ করে ক্যানসারের চিকিৎসা অন্য ঠিকানায় হতে পারে, যেমন তারামানির প্রোটন সেন্টারে। হোটেল নেওয়ার আগে অ্যাপয়েন্টমেন্টের ঠিকানাটি মিলিয়ে নিন।\n\nডাক্তার ও বিভাগ বদলায়। হাসপাতালের নিজস্ব ওয়েবসাইটে (apollohospitals.com) এখনকার তথ্য দেখে নিন।",
      keyHighlights: [
        "অ্যাপোলো গ্রুপের প্রথম হাসপাতাল, চালু ১৯৮৩ সালে",
        "অনেক বিভাগের বেসরকারি হাসপাতাল",
        "চেন্নাই শহরের মাঝখানে, গ্রিমস রোডের পাশে",
        "আশপাশের রাস্তায় গেস্টহাউস ও ওষুধের দোকান আছে",
      ],
      centersOfExcellence: [
        "হৃদ্‌রোগ",
        "পেট, অন্ত্র ও লিভার",
        "কিডনি ও মূত্রতন্ত্র",
        "অঙ্গ প্রতিস্থাপন",
        "মস্তিষ্ক ও মেরুদণ্ড",
        "হাড় ও জয়েন্ট",
      ],
      servicesForBangladesh: [
        "অ্যাপয়েন্টমেন্টের অনুরোধ পাঠানো এবং সেটি অ্যাপোলোর কোন ঠিকানায়, তা নিশ্চিত করা",
        "ডাক্তার যাতে আগে দেখতে পারেন, সে জন্য রিপোর্ট পাঠিয়ে রাখা",
        "হাসপাতালের কাছে ভারতের মেডিকেল ভিসা ইনভিটেশন লেটার (আমন্ত্রণপত্র) চাওয়া",
        "বাংলা দোভাষী চাওয়া",
        "গ্রিমস রোডের কাছে থাকার জায়গা খুঁজে দেওয়া",
      ],
    },
    th: {
      name: "โรงพยาบาลอพอลโล ถนนกรีมส์ (Apollo Hospitals, Greams Road)",
      location: "เจนไน ประเทศอินเดีย",
      address: "21 Greams Lane, off Greams Road, Chennai, Tamil Nadu 600006, India",
      bio: "โรงพยาบาลแห่งแรกของเครืออพอลโล เปิดที่เจนไนเมื่อ พ.ศ. 2526 มีแผนกหัวใจ ตับ ไต สมอง และอื่น ๆ",
      about:
        "เครืออพอลโลเริ่มต้นจากโรงพยาบาลแห่งนี้ ซึ่ง นพ. ประตาป ซี. เรดดี เปิดเมื่อ พ.ศ. 2526 เป็นโรงพยาบาลเอกชนที่มีหลายแผนก รวมถึงศัลยกรรมหัวใจ ศัลยกรรมประสาท และการปลูกถ่ายอวัยวะ\n\nอพอลโลมีโรงพยาบาลหลายแห่งในเจนไน โดยเฉพาะการรักษามะเร็งอาจอยู่อีกที่หนึ่ง เช่น ศูนย์โปรตอนที่ตารามานี ควรตรวจสอบที่อยู่ในใบนัดแพทย์ก่อนจองโรงแรม\n\nแพทย์และแผนกอาจเปลี่ยนแปลง ดูข้อมูลล่าสุดได้ที่เว็บไซต์ของโรงพยาบาล apollohospitals.com",
      keyHighlights: [
        "โรงพยาบาลแห่งแรกของเครืออพอลโล เปิดเมื่อ พ.ศ. 2526",
        "โรงพยาบาลเอกชนที่มีหลายแผนก",
        "อยู่ใจกลางเจนไน ใกล้ถนนกรีมส์",
        "มีเกสต์เฮาส์และร้านขายยาในถนนรอบ ๆ",
      ],
      centersOfExcellence: [
        "โรคหัวใจ",
        "ทางเดินอาหารและตับ",
        "โรคไตและระบบปัสสาวะ",
        "ปลูกถ่ายอวัยวะ",
        "สมองและกระดูกสันหลัง",
        "กระดูกและข้อ",
      ],
      servicesForBangladesh: [
        "ขอนัดพบแพทย์ และยืนยันว่านัดอยู่ที่อพอลโลแห่งใด",
        "ส่งเอกสารการรักษาให้แพทย์อ่านล่วงหน้า",
        "ขอให้โรงพยาบาลออกหนังสือเชิญเพื่อขอวีซ่ารักษาพยาบาลของอินเดีย",
        "ขอล่ามภาษาเบงกาลี",
        "หาที่พักใกล้ถนนกรีมส์",
      ],
    },
  },
};
