import type { SampleTexts } from "../texts";

/** Our drawings (`public/media/sample-….svg`), in the place of photographs. */
export const samplePhotos: { name: string; alt: SampleTexts<string> }[] = [
  {
    name: "arrival",
    alt: {
      en: "Drawing: an ambulance in front of a hospital’s entrance",
      bn: "আঁকা ছবি: হাসপাতালের প্রবেশপথের সামনে একটি অ্যাম্বুলেন্স",
      th: "ภาพวาด: รถพยาบาลจอดหน้าทางเข้าโรงพยาบาล",
    },
  },
  {
    name: "room",
    alt: {
      en: "Drawing: a patient’s room with a bed, and a chair for a relative",
      bn: "আঁকা ছবি: রোগীর কক্ষ, একটি বেড ও স্বজনের জন্য একটি চেয়ার",
      th: "ภาพวาด: ห้องผู้ป่วย มีเตียงและเก้าอี้สำหรับญาติ",
    },
  },
  {
    name: "consultation",
    alt: {
      en: "Drawing: a doctor’s desk with two chairs",
      bn: "আঁকা ছবি: ডাক্তারের টেবিল ও দুটি চেয়ার",
      th: "ภาพวาด: โต๊ะแพทย์และเก้าอี้สองตัว",
    },
  },
];
