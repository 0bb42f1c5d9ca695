/** Reviews, and the form for a family's story. */
export const reviews = {
  title: "What families say",
  lead: "Here patients and relatives tell how the journey went. We publish what was good and what was not.",
  metaDescription:
    "Reviews by patients from Bangladesh and their families who were treated abroad, by country and treatment. The average counts published reviews only.",
  summary: {
    average: "{{average}} out of 5",
    from: "Average of the published reviews shown ({{count}})",
    none: "No reviews from families yet",
    noneText: "An average will appear once the first ones are published.",
    samples:
      "Reviews marked as samples were written by us to show how this page looks. They do not count towards the average.",
    allSamples:
      "The reviews here are samples, written by us to show how this page looks. They do not describe real patients and do not count towards the average.",
  },
  filters: {
    label: "Filter reviews",
    country: "Country of treatment",
    allCountries: "All countries",
    treatment: "Treatment",
    allTreatments: "All treatments",
    submit: "Show",
    clear: "Show all reviews",
  },
  written: "Written reviews",
  count: "Reviews: {{count}}",
  /** Until a family has written. */
  sampleCount: "Sample reviews: {{count}}",
  rating: "{{rating}} out of 5",
  hospital: "Treated at {{hospital}}",
  /** On a review in another language than the page's. */
  writtenIn: { en: "Written in English", bn: "Written in Bengali", th: "Written in Thai" },
  videos: {
    title: "Video reviews",
    open: "Open on {{host}}",
  },
  empty: {
    title: "No reviews for this choice yet",
    text: "Try another country or treatment.",
  },
  share: {
    title: "Have you made a journey like this?",
    text: "Tell others what helped and what did not. A coordinator reads each story before it is published.",
    action: "Share your story",
  },
  story: {
    title: "Share your story",
    lead: "What helped, what was hard, what should the next family know? Write as you would tell it to a neighbour.",
    metaDescription:
      "Tell other families of your treatment abroad. We read each story before it is published, and your email is never shown.",
    submit: "Send your story",
    privacyNote:
      "Please leave out names of other people and anything you do not want strangers to know.",
    fields: {
      name: { label: "Name to show", hint: "Your first name is enough" },
      place: { label: "Where you live", hint: "Your town or district" },
      country: {
        label: "Country of treatment",
        none: "Choose a country",
        other: "Another country",
      },
      treatment: { label: "Treatment", none: "Choose a treatment", other: "Something else" },
      hospital: { label: "Hospital", none: "I would rather not say" },
      rating: { label: "How was our help?" },
      text: { label: "Your story" },
      email: {
        label: "Email address",
        hint: "Only in case we have a question. It is never shown.",
      },
      consent: {
        label:
          "I agree that you may publish this story here with the name, place, country, treatment, hospital and rating given above.",
        hint: "You can change your mind at any time: write to us and we will remove your story.",
      },
    },
    ratings: {
      5: "5 – very good",
      4: "4 – good",
      3: "3 – fair",
      2: "2 – not good",
      1: "1 – bad",
    },
    sent: {
      title: "Thank you for your story",
      text: "It has reached us. A coordinator reads it first; if we can publish it, it will appear among the reviews. You do not need to send it again.",
      remove: "If you change your mind, write to us and we will remove it.",
      back: "Read other reviews",
    },
  },
};
