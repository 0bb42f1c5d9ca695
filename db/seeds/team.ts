import type { SampleTexts } from "./texts";

export interface SampleTeamMember {
  id: string;
  position: number;
  texts: SampleTexts<{ name: string; role: string; bio: string }>;
}

/** Samples describe the work, not persons; the owner enters the real team. */
export const sampleTeam: SampleTeamMember[] = [
  {
    id: "sample-team-1",
    position: 1,
    texts: {
      en: {
        name: "Night coordinator",
        role: "Answers from evening to morning",
        bio: "Reads each request that comes in at night, calls back, asks what a doctor abroad will ask, and writes down what was promised to whom.",
      },
      bn: {
        name: "রাতের সমন্বয়কারী",
        role: "সন্ধ্যা থেকে সকাল পর্যন্ত উত্তর দেন",
        bio: "রাতে আসা প্রতিটি অনুরোধ পড়েন, ফোন করেন, বিদেশের ডাক্তার যা জানতে চাইবেন তা আগেই জেনে নেন এবং কাকে কী কথা দেওয়া হলো লিখে রাখেন।",
      },
      th: {
        name: "ผู้ประสานงานกะกลางคืน",
        role: "ตอบคำขอตั้งแต่ค่ำถึงเช้า",
        bio: "อ่านทุกคำขอที่เข้ามาในเวลากลางคืน โทรกลับ สอบถามสิ่งที่แพทย์ปลายทางจะต้องใช้ และบันทึกว่ารับปากอะไรไว้กับใคร",
      },
    },
  },
  {
    id: "sample-team-2",
    position: 2,
    texts: {
      en: {
        name: "Medical records officer",
        role: "Prepares reports and translations",
        bio: "Puts reports in order, finds what is missing, has them translated, and compares every number and every medicine name with the original.",
      },
      bn: {
        name: "মেডিকেল রেকর্ড কর্মকর্তা",
        role: "রিপোর্ট ও অনুবাদ প্রস্তুত করেন",
        bio: "রিপোর্ট সাজান, কোনটা বাকি আছে খুঁজে বের করেন, অনুবাদ করান এবং প্রতিটি সংখ্যা ও ওষুধের নাম মূল কাগজের সঙ্গে মিলিয়ে দেখেন।",
      },
      th: {
        name: "เจ้าหน้าที่เวชระเบียน",
        role: "จัดเตรียมเอกสารการรักษาและงานแปล",
        bio: "เรียงเอกสารการรักษา ตรวจหาเอกสารที่ยังขาด ส่งแปล และเทียบตัวเลขและชื่อยาทุกรายการกับต้นฉบับ",
      },
    },
  },
  {
    id: "sample-team-3",
    position: 3,
    texts: {
      en: {
        name: "Visa and travel officer",
        role: "Visas, tickets and hotel rooms",
        bio: "Checks each passport and form before it is handed in, asks the airline about a wheelchair and oxygen, and finds a room within walking distance of the hospital.",
      },
      bn: {
        name: "ভিসা ও ভ্রমণ কর্মকর্তা",
        role: "ভিসা, টিকিট ও হোটেল",
        bio: "জমা দেওয়ার আগে প্রতিটি পাসপোর্ট ও ফরম মিলিয়ে দেখেন, হুইলচেয়ার ও অক্সিজেন নিয়ে এয়ারলাইনসের সঙ্গে কথা বলেন, আর এমন হোটেল খোঁজেন যেখান থেকে হেঁটে হাসপাতালে যাওয়া যায়।",
      },
      th: {
        name: "เจ้าหน้าที่วีซ่าและการเดินทาง",
        role: "วีซ่า ตั๋วเครื่องบิน และที่พัก",
        bio: "ตรวจหนังสือเดินทางและแบบฟอร์มทุกฉบับก่อนยื่น ประสานสายการบินเรื่องรถเข็นนั่งและออกซิเจน และหาที่พักซึ่งเดินไปโรงพยาบาลได้",
      },
    },
  },
  {
    id: "sample-team-4",
    position: 4,
    texts: {
      en: {
        name: "Transfer nurse",
        role: "Plans bed-to-bed transfers",
        bio: "Speaks with the ward in Bangladesh and the ward abroad, lists what the patient needs on the way, and stays on the phone until the handover at the bed is done.",
      },
      bn: {
        name: "রোগী স্থানান্তরের নার্স",
        role: "বেড-টু-বেড স্থানান্তরের পরিকল্পনা করেন",
        bio: "দেশের ও বিদেশের ওয়ার্ডের সঙ্গে কথা বলেন, পথে রোগীর কী কী লাগবে তার তালিকা করেন এবং বেডের পাশে দায়িত্ব বুঝিয়ে দেওয়া পর্যন্ত ফোনে থাকেন।",
      },
      th: {
        name: "พยาบาลส่งต่อผู้ป่วย",
        role: "วางแผนรับส่งผู้ป่วยเตียงถึงเตียง",
        bio: "ประสานหอผู้ป่วยต้นทางและปลายทาง ทำรายการสิ่งที่ผู้ป่วยต้องใช้ระหว่างเดินทาง และติดตามทางโทรศัพท์จนการส่งต่อข้างเตียงเสร็จเรียบร้อย",
      },
    },
  },
];
