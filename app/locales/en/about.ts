import { amounts } from "./amounts";

export const about = {
  title: "About us",
  lead: "We help a family in Bangladesh get a sick relative to a hospital abroad.",
  metaDescription:
    "Who we are and what we do: we coordinate hospital care abroad for patients from Bangladesh and their families.",
  whoWeAre: {
    title: "Who we are",
    text: [
      "We are coordinators. When somebody falls ill and the treatment is abroad, a family suddenly has to speak with hospitals, airlines, embassies and ambulances, often at night and in a language that is not theirs. We make those calls for you.",
      "We are not a hospital and not an airline. We bring together those who are, and stay with you from the first call until you are home again.",
    ],
  },
  whatWeDo: {
    title: "What we do",
    text: [
      "We arrange appointments with doctors, air ambulances, bed‑to‑bed transfers, medical escorts, visa papers and tickets, translated reports, and rooms for the family.",
      "Tell us once what has happened; we write it down. We ask the doctors whether and how the patient can travel, give you a written quote, and arrange only what you have accepted.",
    ],
  },
  whyTrustUs: {
    title: "Why you can trust us",
    items: [
      {
        title: `A person replies within ${amounts.replyTime}`,
        text: "Around the clock. We measure it for every request, and an automatic email does not count.",
      },
      {
        title: "You see where your request stands",
        text: "You get a request number at once. Five steps show what is done and what comes next.",
      },
      {
        title: "100% confidential",
        text: "Coordinators on duty see your request. Others get only what they need, and only after you agree.",
      },
      {
        title: "The cost in writing first",
        text: "Asking is free. Nothing is arranged and nothing is owed before you accept a written quote.",
      },
      {
        title: "We say so when we do not know",
        text: "We cannot promise a cure or a visa. If a journey is not safe, or we cannot help, we tell you.",
      },
    ],
  },
  teamMessage: {
    title: "A word from the team",
    text: [
      "When you call us, something has probably just happened that you did not plan for. You do not need the right words or the right papers. Tell us who is ill and where you are.",
      "We will tell you what can be done, what it takes, and who does what next. Then you can go back to the bedside.",
    ],
  },
  team: {
    title: "The people you speak with",
    lead: "Who they are and what they do, so that you know who is on the line.",
    speaks: "Speaks {{languages}}",
    samples: "The people shown here are samples. The real team will replace them.",
  },
  company: { title: "The company" },
  mission: {
    title: "Our mission",
    text: "To bring each patient safely to the right hospital, and to keep the family informed at every step.",
  },
  vision: {
    title: "Our vision",
    text: "That distance, language and paperwork no longer decide whether a patient from Bangladesh gets the treatment they need.",
  },
};
