/** A family's story as its form knows it; every value is made up. */
export const story = {
  name: "রহিমা",
  place: "ঢাকা",
  country: "india",
  treatment: "cardiology",
  hospital: "cmc-vellore",
  rating: "4",
  text: "প্রথম লাইন\nদ্বিতীয় লাইন",
  email: "Rahima@Example.com",
  consent: "on",
};
