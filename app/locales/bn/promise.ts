import type { promise as source } from "../en/promise";
import { amounts } from "./amounts";

export const promise: typeof source = {
  title: `${amounts.replyTimeOf} প্রতিশ্রুতি`,
  lead: `পরিবার যতবার লেখে, ততবার ${amounts.replyTimeOf} সময় গণনা শুরু হয়। তার মধ্যে সমন্বয়কারী উত্তর লিখে রাখলে প্রতিশ্রুতি রক্ষা হয়েছে ধরা হয়।`,
  span: "কত দিনের হিসাব",
  lastDays: "গত {{days}}",
  share: "সময়মতো উত্তর, গত {{days}}",
  of: "{{counted}}টির মধ্যে {{inTime}}টি",
  median: "অর্ধেক উত্তর দেওয়া হয়েছে এই সময়ের মধ্যে: {{time}}",
  noReply: "এখনো কোনো উত্তর নেই",
  fewText: "অন্তত {{count}}টি অনুরোধ হলে শতকরা হিসাব দেখানো হয়।",
  nothing: "এই দিনগুলোতে কিছু নেই",
  byHour: {
    title: "দিনের কোন সময়ে",
    text: "বাংলাদেশ সময় অনুযায়ী কখন পরিবারগুলো লিখেছে, আর সময়মতো উত্তর পেয়েছে কি না। এই দিনগুলোতে {{counted}}টির মধ্যে {{inTime}}টি সময়মতো।",
  },
  byCoordinator: { title: "সমন্বয়কারী অনুযায়ী", text: "যিনি উত্তর লিখে রেখেছেন।", unknown: "জানা নেই" },
  perDay: {
    title: "প্রতিদিনের অনুরোধ",
    text: "এই দিনগুলোতে যা এসেছে। অনুরোধ: {{bookings}}। বার্তা: {{messages}}।",
  },
  byStatus: "এখনকার অবস্থা অনুযায়ী অনুরোধ",
  byService: "সেবা অনুযায়ী অনুরোধ",
  byDestination: "গন্তব্য অনুযায়ী অনুরোধ",
  other: "অন্য দেশ",
  notSaid: "বলা হয়নি",
  parts: {
    inTime: "সময়মতো",
    late: "দেরিতে, বা উত্তর নেই",
    bookings: "অনুরোধ",
    messages: "বার্তা",
  },
  heads: {
    hour: "সময়",
    day: "দিন",
    coordinator: "সমন্বয়কারী",
    status: "অবস্থা",
    service: "সেবা",
    destination: "গন্তব্য",
    bookings: "অনুরোধ",
    messages: "বার্তা",
    inTime: "সময়মতো",
    share: "শতকরা",
    median: "মধ্যমা",
  },
  asTable: "ছক আকারে",
};
