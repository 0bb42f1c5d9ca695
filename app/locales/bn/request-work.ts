import type { requestWork as source } from "../en/request-work";

export const requestWork: typeof source = {
  owner: {
    mine: "আপনার",
    nobody: "কারও দায়িত্বে নেই",
    take: "দায়িত্ব নিন",
    takeOver: "নিজের দায়িত্বে নিন",
    change: "অন্যকে দিন",
    to: "যাঁকে দেবেন",
    giveBack: "দায়িত্ব ছেড়ে দিন",
  },
  making: {
    button: "এ থেকে অনুরোধ তৈরি করুন",
    title: "{{reference}} থেকে অনুরোধ তৈরি",
    lead: "বার্তার সময় গণনা অনুরোধে চলতে থাকবে, আর বার্তাটি বন্ধ হবে। একটিতে অন্যটির নাম থাকবে।",
    save: "অনুরোধ তৈরি করুন",
    became: "এই বার্তা থেকে একটি অনুরোধ তৈরি হয়েছে। সেখানে কাজ করুন:",
    from: "যে বার্তা থেকে তৈরি",
  },
};
