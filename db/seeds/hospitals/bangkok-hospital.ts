import type { SampleHospital } from "./hospital";

export const bangkokHospital: SampleHospital = {
  slug: "bangkok-hospital",
  country: "thailand",
  city: "bangkok",
  latitude: 13.749,
  longitude: 100.583,
  website: "https://www.bangkokhospital.com/",
  specialties: [
    "cardiology",
    "oncology",
    "neurology",
    "orthopedics",
    "nephrology",
    "gastroenterology",
    "pediatrics",
    "womens-health",
    "pulmonology",
    "diabetes",
    "critical-care",
    "general-surgery",
  ],
  accreditation: null,
  texts: {
    en: {
      name: "Bangkok Hospital (headquarters)",
      location: "Bangkok, Thailand",
      address:
        "2 Soi Soonvijai 7, New Petchburi Road, Bang Kapi, Huai Khwang, Bangkok 10310, Thailand",
      bio: "A private hospital campus in Bangkok, open since 1972, with its own heart hospital and cancer hospital.",
      about:
        "Bangkok Hospital opened in 1972 and is the first hospital of the BDMS group. Its headquarters is a campus of several buildings on Soi Soonvijai, off New Petchburi Road.\n\nThe Bangkok Heart Hospital and the Wattanosoth Cancer Hospital stand on the same campus. Other hospitals of the group carry similar names in other cities, so check that your letter says headquarters, Soi Soonvijai.\n\nFor current departments, doctors and opening hours, see the hospital’s own website, bangkokhospital.com.",
      keyHighlights: [
        "Private hospital, open since 1972",
        "First hospital of the BDMS group",
        "Heart hospital and cancer hospital on the same campus",
        "Adults and children",
      ],
      centersOfExcellence: [
        "Heart (Bangkok Heart Hospital)",
        "Cancer (Wattanosoth Cancer Hospital)",
        "Brain and nerves",
        "Bones and joints, spine included",
        "Stomach, bowel and liver",
        "Emergency and intensive care",
      ],
      servicesForBangladesh: [
        "Requesting an appointment in the right building and department",
        "Sending your reports and scans ahead",
        "Asking the hospital for the visa invitation letter for the visa application",
        "Asking for a Bengali interpreter",
        "Arranging the way from Suvarnabhumi airport to the campus",
      ],
    },
    bn: {
      name: "ব্যাংকক হাসপাতাল (প্রধান শাখা)",
      location: "ব্যাংকক, থাইল্যান্ড",
      address:
        "2 Soi Soonvijai 7, New Petchburi Road, Bang Kapi, Huai Khwang, Bangkok 10310, Thailand",
      bio: "১৯৭২ সালে চালু হওয়া বেসরকারি হাসপাতাল। একই চত্বরে হৃদ্‌রোগ ও ক্যানসারের আলাদা হাসপাতাল আছে।",
      about:
        "ব্যাংকক হাসপাতাল চালু হয় ১৯৭২ সালে। এটি বিডিএমএস গ্রুপের প্রথম হাসপাতাল। নিউ পেচবুরি রোডের পাশে সুনভিজাই গলিতে (Soi Soonvijai) কয়েকটি ভবন নিয়ে এর প্রধান শাখা।\n\nব্যাংকক হার্ট হাসপাতাল ও ওয়াত্তানোসোথ (Wattanosoth) ক্যানসার হাসপাতাল একই চত্বরে। একই গ্রুপের কাছাকাছি নামের হাসপাতাল অন্য শহরেও আছে। তাই আপনার চিঠিতে প্রধান শাখার ঠিকানা আছে কি না, মিলিয়ে নিন।\n\nবিভাগ, ডাক্তার ও সময়সূচির এখনকার তথ্য হাসপাতালের নিজস্ব ওয়েবসাইটে (bangkokhospital.com) দেখে নিন।",
      keyHighlights: [
        "বেসরকারি হাসপাতাল, ১৯৭২ সাল থেকে চালু",
        "বিডিএমএস গ্রুপের প্রথম হাসপাতাল",
        "একই চত্বরে হৃদ্‌রোগ ও ক্যানসারের আলাদা হাসপাতাল",
        "বড়দের ও শিশুদের চিকিৎসা হয়",
      ],
      centersOfExcellence: [
        "হৃদ্‌রোগ (ব্যাংকক হার্ট হাসপাতাল)",
        "ক্যানসার (ওয়াত্তানোসোথ ক্যানসার হাসপাতাল)",
        "মস্তিষ্ক ও স্নায়ুরোগ",
        "হাড় ও জয়েন্ট, মেরুদণ্ডসহ",
        "পেট, অন্ত্র ও লিভার",
        "জরুরি চিকিৎসা ও আইসিইউ",
      ],
      servicesForBangladesh: [
        "সঠিক ভবন ও বিভাগে অ্যাপয়েন্টমেন্টের অনুরোধ পাঠানো",
        "রিপোর্ট ও স্ক্যান আগেভাগে পাঠিয়ে দেওয়া",
        "হাসপাতালের কাছে ভিসা ইনভিটেশন লেটার (আমন্ত্রণপত্র) চাওয়া",
        "বাংলা দোভাষী চাওয়া",
        "সুবর্ণভূমি বিমানবন্দর থেকে হাসপাতালে যাওয়ার ব্যবস্থা করা",
      ],
    },
    th: {
      name: "โรงพยาบาลกรุงเทพ สำนักงานใหญ่",
      location: "กรุงเทพฯ ประเทศไทย",
      address: "2 ซอยศูนย์วิจัย 7 ถนนเพชรบุรีตัดใหม่ แขวงบางกะปิ เขตห้วยขวาง กรุงเทพฯ 10310",
      bio: "โรงพยาบาลเอกชนที่เปิดมาตั้งแต่ พ.ศ. 2515 มีโรงพยาบาลหัวใจและโรงพยาบาลมะเร็งอยู่ในบริเวณเดียวกัน",
      about:
        "โรงพยาบาลกรุงเทพเปิดเมื่อ พ.ศ. 2515 เป็นโรงพยาบาลแห่งแรกในเครือ BDMS สำนักงานใหญ่อยู่ในซอยศูนย์วิจัย ถนนเพชรบุรีตัดใหม่ ประกอบด้วยหลายอาคาร\n\nโรงพยาบาลหัวใจกรุงเทพและโรงพยาบาลมะเร็งกรุงเทพ วัฒโนสถ ตั้งอยู่ในบริเวณเดียวกัน ในเครือยังมีโรงพยาบาลชื่อคล้ายกันในจังหวัดอื่น จึงควรตรวจดูว่าใบนัดแพทย์ระบุสำนักงานใหญ่ ซอยศูนย์วิจัย\n\nดูแผนก แพทย์ และเวลาทำการล่าสุดได้ที่เว็บไซต์ของโรงพยาบาล bangkokhospital.com",
      keyHighlights: [
        "โรงพยาบาลเอกชน เปิดมาตั้งแต่ พ.ศ. 2515",
        "โรงพยาบาลแห่งแรกในเครือ BDMS",
        "มีโรงพยาบาลหัวใจและโรงพยาบาลมะเร็งในบริเวณเดียวกัน",
        "รักษาทั้งผู้ใหญ่และเด็ก",
      ],
      centersOfExcellence: [
        "โรคหัวใจ (โรงพยาบาลหัวใจกรุงเทพ)",
        "โรคมะเร็ง (โรงพยาบาลมะเร็งกรุงเทพ วัฒโนสถ)",
        "สมองและระบบประสาท",
        "กระดูกและข้อ รวมถึงกระดูกสันหลัง",
        "ทางเดินอาหารและตับ",
        "เวชศาสตร์ฉุกเฉินและผู้ป่วยวิกฤต",
      ],
      servicesForBangladesh: [
        "ขอนัดพบแพทย์ให้ตรงอาคารและตรงแผนก",
        "ส่งเอกสารการรักษาและภาพถ่ายทางรังสีล่วงหน้า",
        "ขอให้โรงพยาบาลออกหนังสือเชิญเพื่อขอวีซ่า",
        "ขอล่ามภาษาเบงกาลี",
        "จัดการเดินทางจากสนามบินสุวรรณภูมิถึงโรงพยาบาล",
      ],
    },
  },
};
