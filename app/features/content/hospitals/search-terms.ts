/**
 * Words that people use for tags (countries and specialties). Variants in case, plural, ending or Bengali spelling
 * need no entry. A star matches any ending.
 */
export const termsByTag: Readonly<Record<string, string>> = {
  cardiology: `heart, cardi*, heart attack, bypass, angio*, stent, pacemaker, heart valve, chest pain,
    coronary, হার্ট, হার্ট অ্যাটাক, হৃদরোগ, হৃদ রোগ, হৃদযন্ত্র, হৃৎপিণ্ড, হৃদপিণ্ড, হৃদ*, কার্ডি*, বাইপাস,
    এনজিও*, এঞ্জিও*, স্টেন্ট, রিং, পেসমেকার, ভালভ, বুকে ব্যথা, หัวใจ, บายพาส, บอลลูน, สวนหัวใจ,
    ลิ้นหัวใจ, หลอดเลือดหัวใจ, อายุรกรรมหัวใจ,
    heart hole, hole in heart, hart, open heart, হার্ট ব্লক, ব্লক, হার্টে ছিদ্র, ছিদ্র, ওপেন হার্ট, หัวใจขาดเลือด,
    หัวใจวาย, หัวใจล้มเหลว, หลอดเลือดหัวใจตีบ, เส้นเลือดหัวใจ, เส้นเลือดหัวใจตีบ`,
  oncology: `cancer, oncolog*, tumour, tumor, chemo, chemotherapy, radiotherapy, radiation, leukaemia,
    leukemia, lymphoma, malignan*, ক্যানসার, কর্কট, টিউমার, কেমো*, রেডিওথেরাপি, রেডিয়েশন, অনকো*,
    লিউকেমিয়া, লিম্ফোমা, มะเร็ง, เนื้องอก, เคมีบำบัด, คีโม, ฉายแสง, รังสีรักษา, ลูคีเมีย,
    breast cancer, blood cancer, স্তন ক্যানসার, ব্রেস্ট ক্যানসার, ব্লাড ক্যানসার, มะเร็งเต้านม`,
  neurology: `brain, nerve, neuro*, stroke, paralysis, epilepsy, parkinson, seizure, spine, spinal,
    migraine, ব্রেন, ব্রেইন, মস্তিষ্ক, স্নায়ু*, নার্ভ, নিউরো*, স্ট্রোক, প্যারালাইসিস, পক্ষাঘাত, মৃগী,
    খিঁচুনি, পারকিনসন, মাইগ্রেন, মেরুদণ্ড, মাথা, สมอง, ประสาท, ระบบประสาท, หลอดเลือดสมอง, สโตรก,
    อัมพาต, อัมพฤกษ์, ลมชัก, พาร์กินสัน, ไมเกรน,
    เส้นเลือดสมอง, เส้นเลือดในสมอง, เส้นเลือดในสมองแตก, เส้นเลือดในสมองตีบ, หลอดเลือดสมองแตก`,
  orthopedics: `bone, joint, orthop*, ortho, knee, hip, spine, spinal, fracture, arthritis, shoulder,
    back pain, knee replacement, hip replacement, joint replacement, হাড়, জোড়া, হাঁটু, কোমর,
    মেরুদণ্ড, অর্থো*, অস্থি, ফ্র্যাকচার, বাত, জয়েন্ট, กระดูก, ข้อ, เข่า, ข้อเข่า, สะโพก, กระดูกสันหลัง,
    ออร์โธปิดิกส์, เปลี่ยนข้อ,
    কোমর ব্যথা, ঘাড়ে ব্যথা, ข้อเข่าเสื่อม`,
  transplant: `transplant*, organ, organ transplant, bone marrow, donor, stem cell, প্রতিস্থাপন,
    অঙ্গ, অঙ্গ প্রতিস্থাপন, ট্রান্সপ্ল্যান্ট, ট্রান্সপ্লান্ট, অস্থিমজ্জা, বোন ম্যারো, স্টেম সেল, ปลูกถ่าย,
    ปลูกถ่ายอวัยวะ, เปลี่ยนอวัยวะ, อวัยวะ, ไขกระดูก, เปลี่ยนไต, เปลี่ยนตับ,
    thalassemia, thalassaemia, থ্যালাসেমিয়া, ธาลัสซีเมีย`,
  nephrology: `kidney, renal, dialysis, nephro*, urolog*, urinary, kidney stone, কিডনি, বৃক্ক,
    ডায়ালাইসিস, ডায়ালিসিস, নেফ্রো*, ইউরোলজি, মূত্র*, প্রস্রাব, কিডনিতে পাথর, ไต, ฟอกไต, ล้างไต,
    ปัสสาวะ, นิ่ว, โรคไต, ทางเดินปัสสาวะ,
    prostate, kidney failure, কিডনি ফেইলিউর, প্রোস্টেট, ต่อมลูกหมาก, ไตวาย, ไตวายเรื้อรัง, ไตเรื้อรัง`,
  gastroenterology: `stomach, bowel, liver, gastr*, hepat*, digestive, digestion, intestine, colon,
    ulcer, endoscopy, gall bladder, gallbladder, pancreas, abdomen, belly, পেট, অন্ত্র, লিভার, যকৃৎ,
    পাকস্থলী, পরিপাক*, গ্যাস্ট্রিক, গ্যাস্ট্রো*, হেপাটাইটিস, জন্ডিস, আলসার, এন্ডোস্কপি, পিত্ত*,
    অগ্ন্যাশয়, ตับ, กระเพาะ, กระเพาะอาหาร, ลำไส้, ทางเดินอาหาร, ท้อง, ย่อยอาหาร, ถุงน้ำดี, ตับอ่อน,
    cirrhosis, piles, লিভার সিরোসিস, সিরোসিস, পাইলস, গলব্লাডার`,
  pediatrics: `child, children, pediatr*, paediatr*, kid, baby, babies, infant, newborn, শিশু, শিশুরোগ,
    বাচ্চা, নবজাতক, পেডিয়াট্রি*, กุมารเวช, กุมารเวชกรรม, กุมาร, เด็ก, ทารก`,
  "womens-health": `women, woman, gynae*, gyne*, obstet*, pregnan*, childbirth, maternity, uterus,
    womb, fibroid, ovary, ovaries, cervix, menopause, caesarean, cesarean, স্ত্রীরোগ, গাইনি, গাইনো*, প্রসূতি, প্রসব,
    গর্ভবতী, গর্ভাবস্থা, গর্ভকাল, জরায়ু, ডিম্বাশয়, মাসিক, সিজার, সিজারিয়ান, মহিলা, নারী, নারী স্বাস্থ্য, মেয়েলি,
    สตรี, สุขภาพสตรี, ผู้หญิง, นรีเวช, สูตินรีเวช, สูติ, สูตินรี, มดลูก, ปากมดลูก, รังไข่, ตั้งครรภ์, ครรภ์, คลอด,
    คลอดบุตร, ประจำเดือน`,
  fertility: `fertility, infertil*, ivf, icsi, iui, test tube baby, test tube, childless, বন্ধ্যত্ব, বন্ধ্যাত্ব,
    বন্ধ্যা, আইভিএফ, টেস্টটিউব, টেস্ট টিউব, টেস্ট টিউব বেবি, নিঃসন্তান, ফার্টিলিটি, ইনফার্টিলিটি,
    มีบุตรยาก, มีลูกยาก, เด็กหลอดแก้ว, ผู้มีบุตรยาก,
    বাচ্চা হয় না, টেস্টটিউব বেবি`,
  pulmonology: `lung, pulmon*, respirat*, breath*, asthma, copd, pneumonia, tuberculosis, tb, bronch*, cough,
    ফুসফুস, শ্বাস*, শ্বাসকষ্ট, হাঁপানি, অ্যাজমা, নিউমোনিয়া, যক্ষ্মা, টিবি, সিওপিডি, ব্রঙ্ক*, কাশি, বক্ষব্যাধি,
    পালমো*, ปอด, ทางเดินหายใจ, หายใจ, หอบหืด, หอบ, หืด, หลอดลม, ปอดบวม, ปอดอักเสบ, วัณโรค, ถุงลมโป่งพอง`,
  diabetes: `diabet*, sugar, blood sugar, insulin, thyroid, hormon*, endocrin*, goitre, goiter, ডায়াবেট*,
    ডায়াবেটিস, ডায়াবেটিক, সুগার, ব্লাড সুগার, ইনসুলিন, থাইরয়েড, হরমোন, এন্ডোক্রাই*, বহুমূত্র, গলগণ্ড,
    เบาหวาน, น้ำตาล, น้ำตาลในเลือด, อินซูลิน, ไทรอยด์, ฮอร์โมน, ต่อมไร้ท่อ, คอพอก`,
  "eye-care": `eye, eye care, ophthalm*, cataract, retina, glaucoma, cornea, lasik, vision, চোখ, চক্ষু, ছানি,
    রেটিনা, গ্লুকোমা, কর্নিয়া, ল্যাসিক, দৃষ্টি, ตา, จักษุ, จักษุวิทยา, จักษุแพทย์, ต้อกระจก, ต้อหิน,
    จอประสาทตา, สายตา, ดวงตา, เลสิก`,
  "critical-care": `intensive care, critical care, critical, intensive, icu, ccu, emergency, ventilator,
    আইসিইউ, সিসিইউ, নিবিড় পরিচর্যা, নিবিড়, জরুরি, ভেন্টিলেটর, ইমারজেন্সি, ผู้ป่วยวิกฤต, วิกฤต,
    ผู้ป่วยหนัก, ไอซียู, ฉุกเฉิน,
    accident, দুর্ঘটনা`,
  "general-surgery": `general surgery, laparoscop*, hernia, appendi*, সাধারণ সার্জারি, জেনারেল সার্জারি,
    সাধারণ অস্ত্রোপচার, ল্যাপারোস্কো*, ল্যাপারোস্কপি, হার্নিয়া, অ্যাপেন্ডি*, ศัลยกรรมทั่วไป, ไส้เลื่อน,
    ไส้ติ่ง, ส่องกล้อง`,
  india: `india, indian, bharat, hindustan, ভারত, ভারতীয়, ইন্ডিয়া, ইন্ডিয়ান, হিন্দুস্তান, อินเดีย`,
  malaysia: `malaysia, malaysian, maleshia, মালয়েশিয়া, মালয়শিয়া, মালেশিয়া, มาเลเซีย, มาเลย์`,
  singapore: `singapore, singaporean, singapur, singapoor, সিঙ্গাপুর, สิงคโปร์`,
  thailand: `thailand, thai, থাইল্যান্ড, থাইলেন্ড, থাই, ไทย, เมืองไทย`,
  "united-arab-emirates": `united arab emirates, arab emirates, emirates, uae, সংযুক্ত আরব আমিরাত,
    আরব আমিরাত, আমিরাত, ইউএই, ইউ এ ই, สหรัฐอาหรับเอมิเรตส์, อาหรับเอมิเรตส์, เอมิเรตส์, ยูเออี`,
};

/**
 * Alternative names of hospitals, places and fields of medicine. The search replaces them by their
 * key.
 */
export const otherNames: Readonly<Record<string, string>> = {
  "abu dhabi": "abudhabi, abudabi",
  apollo: "appolo, আপোলো, আ্যাপোলো, আপেলো",
  bumrungrad: "bamrungrad, bumrungard, বামরুনগ্রাড, บำรุงราษฏร์, บำรุงราด",
  chennai: "madras",
  চেন্নাই: "মাদ্রাজ",
  cleveland: "cleavland",
  delhi: "dehli, เดลี, นิวเดลี",
  dubai: "dubi, dubay",
  "ear nose throat": "ent, নাক কান গলা, নাক কান, หู คอ จมูก, หูคอจมูก",
  fortis: "ফোর্টিস",
  gleneagles: "glenegals, গ্লেনঈগলস, গ্লেন ইগলস",
  gurugram: "gurgaon, গুরগাঁও, গুড়গাঁও",
  kolkata: "calcutta, กัลกัตตา, โกลกัตตา",
  medanta: "মেডান্টা",
  jci: "জেসিআই",
  "mount elizabeth": "mt elizabeth",
  samitivej: "সামিটিভেজ, สมิตเวช",
  skin: "dermatology, চর্মরোগ, চর্ম রোগ, ত্বক, ผิวหนัง, โรคผิวหนัง",
  tagore: "devi shetty, devi shetti, দেবী শেঠি, আরএন টেগোর, আর এন টেগোর, টেগর, আরএন টেগর",
  vellore: "ভেলর, เวลลูร์",
  กรุงเทพ: "กทม",
};

/**
 * Names of hospitals and places that are often misspelt. Similar search words are corrected to
 * them.
 */
export const properNames = `apollo, bangkok, chennai, cleveland, delhi, dubai, gleneagles, kolkata, kuala, lumpur,
  mumbai, narayana, orchard, raffles, samitivej, singapore, vellore, অ্যাপোলো, চেন্নাই, কলকাতা, ভেলোর,
  বামরুনগ্রাড, সামিতিভেজ, মেদান্তা, ফর্টিস`;

/** Words that fit every hospital. They are ignored beside other words; alone, they match all hospitals. */
export const genericWords = `hospital, treatment, disease, illness, problem, doctor, specialist, surgery,
  surgeon, operation, patient, best, good, top, cost, abroad, health, হাসপাতাল, হসপিটাল, চিকিৎসা, চিকিৎসক,
  ডাক্তার, ডক্টর, বিশেষজ্ঞ, রোগ, রোগী, অসুখ, সমস্যা, সার্জারি, অপারেশন, অস্ত্রোপচার, ভালো, ভাল, সেরা,
  খরচ, বিদেশ, স্বাস্থ্য, โรงพยาบาล, รพ, โรค, รักษา, การรักษา, ผ่าตัด, การผ่าตัด, ศัลยกรรม, แพทย์, หมอ, ศูนย์, แผนก,
  ผู้ป่วย, ประเทศ, ระบบ, ภาวะ, อาการ, สุขภาพ`;

/** Words that the search ignores, like single letters. */
export const stopWords = `dr, prof, ডা, and, or, not, near, in, at, of, for, the, to, with, from, by, on, এবং, বা,
  অথবা, আর, জন্য, এর, থেকে, কাছে, และ, หรือ, ที่, ใน, ของ, สำหรับ, การ, กับ`;
