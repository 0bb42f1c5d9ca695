import { amounts } from "./amounts";

export const home = {
  brand: "Setu",
  tagline: "Hospital care abroad for patients from Bangladesh",
  title: "From home to the right hospital abroad, with us beside you",
  lead: "Air ambulance, doctor appointments, visa and tickets for patients from Bangladesh. Call at any hour. A real person answers.",
  metaDescription: `Air ambulance, doctor appointments, visa, tickets and transfers for patients from Bangladesh who need a hospital abroad. A person replies within ${amounts.replyTime}, day or night.`,
  facts: [
    { term: "24/7", text: "a person on the line" },
    { term: `${amounts.replyTime}`, text: "at most before a person replies" },
    { term: `${amounts.appointmentTimeShort}`, text: "to get an appointment date, usually" },
    {
      term: `${amounts.relativesShort} relatives`,
      text: "may travel with the patient",
    },
  ],
  hospitals: {
    title: "Hospitals we can help you reach",
    lead: "You may also name one that is not listed. The choice is yours.",
    all: "All hospitals",
  },
  process: { more: "The steps and the papers to prepare" },
  reviews: {
    title: "What families say",
    all: "All reviews, good and bad",
    share: "Share your story",
  },
  questions: {
    lead: "Ask yours by phone, at any hour.",
    more: "All questions",
  },
  act: {
    title: "Tell us what has happened",
    text: "Your name, email and phone number are enough to begin. Asking is free, and what you tell us is 100% confidential.",
    privacy: "Who sees what you tell us",
  },
};
