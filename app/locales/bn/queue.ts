import type { queue as source } from "../en/queue";

export const queue: typeof source = {
  nav: {
    menu: "মেনু",
    requests: "যা এসেছে",
    content: "ওয়েবসাইটের লেখা",
    people: "মানুষজন",
    queue: "অপেক্ষার তালিকা",
    waiting: { urgent: "জরুরি, উত্তর বাকি", messages: "উত্তর বাকি" },
  },
};
