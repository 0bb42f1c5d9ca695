import type { Language } from "~/locales/languages";
import type { Specialty } from "./hospitals/hospital";

export interface SampleReview {
  id: string;
  name: string;
  place: string;
  rating: 1 | 2 | 3 | 4 | 5;
  treatment: Specialty;
  /** Null in every sample: no real hospital gets invented praise or blame. */
  hospitalSlug: string | null;
  country: "thailand" | "india" | "singapore" | "united-arab-emirates";
  language: Language;
  text: string;
  publishedAt: string;
}

/** Newest first. Each name is a description of the writer, not a person's name. */
export const sampleReviews: SampleReview[] = [
  {
    id: "sample-review-1",
    name: "একটি পরিবার, রাজশাহী",
    place: "রাজশাহী",
    rating: 5,
    treatment: "cardiology",
    hospitalSlug: null,
    country: "thailand",
    language: "bn",
    text: "রাত দুইটায় ফরম পাঠিয়েছিলাম, ঘণ্টাখানেকের মধ্যে একজন ফোন করলেন। কোন কাগজটা বাকি, তিনিই ধরিয়ে দিলেন। কখন কী হবে আগে থেকে জানতাম বলে বাবা অনেকটা শান্ত ছিলেন।",
    publishedAt: "2026-11-10T05:00:00.000Z",
  },
  {
    id: "sample-review-2",
    name: "A family, Sylhet",
    place: "Sylhet",
    rating: 4,
    treatment: "neurology",
    hospitalSlug: null,
    country: "india",
    language: "en",
    text: "The doctor in Chennai had read our daughter’s papers before we came in, and that saved us a day. The visa took longer than we were first told. We would have liked to hear that on the first call.",
    publishedAt: "2026-10-30T08:00:00.000Z",
  },
  {
    id: "sample-review-3",
    name: "ครอบครัวหนึ่งจากธากา",
    place: "ธากา",
    rating: 4,
    treatment: "orthopedics",
    hospitalSlug: null,
    country: "thailand",
    language: "th",
    text: "คุณแม่ผ่าตัดเปลี่ยนข้อเข่าที่กรุงเทพฯ ผู้ประสานงานนัดล่ามและจองห้องพักใกล้โรงพยาบาลให้ล่วงหน้า ห้องพักเล็กกว่าที่คิด แต่เดินไปทำกายภาพบำบัดได้ทุกวัน",
    publishedAt: "2026-10-19T04:00:00.000Z",
  },
  {
    id: "sample-review-4",
    name: "A patient, Khulna",
    place: "Khulna",
    rating: 3,
    treatment: "oncology",
    hospitalSlug: null,
    country: "singapore",
    language: "en",
    text: "The estimate came in writing and everything in it was explained. My stay became longer than planned, and twice I had to ask again before I got an answer about the hotel. Once someone picked it up, it was settled the same day.",
    publishedAt: "2026-10-02T10:00:00.000Z",
  },
  {
    id: "sample-review-5",
    name: "রোগীর মেয়ে, চট্টগ্রাম",
    place: "চট্টগ্রাম",
    rating: 4,
    treatment: "nephrology",
    hospitalSlug: null,
    country: "india",
    language: "bn",
    text: "মায়ের সব রিপোর্ট তাঁরা সাজিয়ে অনুবাদ করে আগেই পাঠিয়ে দিয়েছিলেন। চেন্নাই বিমানবন্দরে গাড়ি আসতে দেরি হয়েছিল, মাকে অনেকক্ষণ বসে থাকতে হয়েছে। বাকি সব ঠিকঠাক হয়েছে।",
    publishedAt: "2026-09-16T06:00:00.000Z",
  },
  {
    id: "sample-review-6",
    name: "ครอบครัวหนึ่งจากจิตตะกอง",
    place: "จิตตะกอง",
    rating: 5,
    treatment: "critical-care",
    hospitalSlug: null,
    country: "thailand",
    language: "th",
    text: "คุณพ่อเดินทางด้วยเครื่องบินพยาบาล ทีมแพทย์อธิบายทุกขั้นตอนก่อนเคลื่อนย้าย ญาติไปด้วยได้สองคน ต้องรอใบอนุญาตบินอยู่หลายชั่วโมง แต่มีคนโทรมาแจ้งเป็นระยะ จึงไม่รู้สึกว่าถูกทิ้ง",
    publishedAt: "2026-08-27T09:00:00.000Z",
  },
  {
    id: "sample-review-7",
    name: "A couple, Dhaka",
    place: "Dhaka",
    rating: 5,
    treatment: "eye-care",
    hospitalSlug: null,
    country: "united-arab-emirates",
    language: "en",
    text: "A small matter compared with what others carry, and still we were treated as if it counted. They told us plainly which tests we could do more cheaply at home in Dhaka before we flew.",
    publishedAt: "2026-08-05T07:00:00.000Z",
  },
  {
    id: "sample-review-8",
    name: "একটি পরিবার, বরিশাল",
    place: "বরিশাল",
    rating: 3,
    treatment: "gastroenterology",
    hospitalSlug: null,
    country: "thailand",
    language: "bn",
    text: "প্রথম উত্তর সময়মতো পেয়েছি, সমন্বয়কারীর ব্যবহারও ভালো ছিল। কিন্তু শিফট বদলের পর নতুন যিনি এলেন, তাঁকে কয়েকটা কথা আবার বলতে হয়েছে। খরচের লিখিত প্রস্তাবটা আরও আগে পেলে সিদ্ধান্ত নিতে সুবিধা হতো।",
    publishedAt: "2026-07-21T12:00:00.000Z",
  },
  {
    id: "sample-review-9",
    name: "ผู้ป่วยจากซิลเหต",
    place: "ซิลเหต",
    rating: 3,
    treatment: "general-surgery",
    hospitalSlug: null,
    country: "thailand",
    language: "th",
    text: "การนัดพบแพทย์และเอกสารเรียบร้อยดี วันแรกหาแผนกผู้ป่วยต่างชาติไม่เจอ เพราะข้อความที่ได้รับบอกชื่ออาคารไม่ครบ อยากให้แนบแผนที่มาด้วย หลังผ่าตัดมีคนโทรถามอาการ ซึ่งช่วยให้อุ่นใจ",
    publishedAt: "2026-06-30T03:00:00.000Z",
  },
];
