import type { requestWork as source } from "../en/request-work";

export const requestWork: typeof source = {
  owner: {
    mine: "আপনার",
    nobody: "কারও দায়িত্বে নেই",
    take: "দায়িত্ব নিন",
    takeOver: "নিজের দায়িত্বে নিন",
    change: "অন্যকে দিন",
    to: "যাঁকে দেবেন",
    giveBack: "দায়িত্ব ফিরিয়ে দিন",
  },
  place: {
    label: "যে তালিকা থেকে এসেছেন",
    of: "{{count}}টির মধ্যে {{number}} নম্বর",
    previous: "আগেরটি",
    next: "পরেরটি",
  },
  making: {
    button: "এটি সাহায্যের অনুরোধে নিন",
    title: "সাহায্যের অনুরোধে নিন: {{reference}}",
    lead: "নম্বর, উত্তরের শেষ সময় আর ইতিহাস একই থাকবে।",
    save: "সাহায্যের অনুরোধে নিন",
    back: "অনুরোধে ফিরুন",
    became: "এটি আগেই সাহায্যের অনুরোধ।",
    typed: "আপনি এটি লিখেছিলেন। সংরক্ষণ করা হয়নি:",
    known: "একই রোগীর আরেকটি অনুরোধ হয়তো আছে",
    knownText: "সেখানে কিছু বদলায় না। একই হলে পরে এক করে দিন।",
    words: "লিখেছেন: {{name}}। এই লেখা হুবহু থাকবে।",
  },
};
