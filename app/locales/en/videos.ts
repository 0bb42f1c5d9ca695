/** The dashboard's pages about video reviews. */
export const videos = {
  title: "Video reviews",
  lead: "Videos of families talking about their journey, in the order of the page “Reviews”. They open on the site that hosts them; we store no copies.",
  shown: "The first {{count}} that are published are on the site.",
  unseen: "Families do not see this: it is not among the first {{count}} published ones.",
  record: "Video review",
  create: "New video review",
  createTitle: "New video review",
  createLead:
    "Begin with English. It is saved as a draft that only coordinators see; the other languages come next. It can be published once the patient’s consent is noted.",
  fields: {
    title: "Title",
    patient: "Who speaks",
    link: "Link to the video",
    consent_source: "How the patient agreed to be shown",
    consent_note: "Where that is kept",
    consented_on: "The day on which the patient agreed",
    withdrawn_on: "The day on which the patient withdrew it",
    consent_noted_by: "Noted by",
    consent_noted_at: "Noted on",
  },
  hints: {
    patient: "As agreed with them, e.g. “Rahima, Dhaka”",
    link: "On YouTube, Facebook or Vimeo, as the browser’s address line has it",
    consent_source:
      "A video shows a person and talks about an illness. It is published only once somebody has noted here how the patient agreed. What was said on the phone is not enough: nobody could show it later.",
    consent_note: "So that a colleague finds it, e.g. “green folder, November 2026”",
  },
  caption: "As on the site, from the top",
  count: "Video reviews: {{count}}",
  emptyAll: "No video reviews yet",
  emptyAllText: "The video section stays hidden until one is published.",
  checklist:
    "A gap in a translation is shown in English and does not hold up publishing. A gap in the English does, and so does a consent that nobody has noted.",
};
