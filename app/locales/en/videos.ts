/** The dashboard's pages about video reviews. */
export const videos = {
  title: "Video reviews",
  lead: "Films in which families tell of their journey, in the order of the page “Reviews”. They open on the site that hosts them; we keep none.",
  create: "New video review",
  createTitle: "New video review",
  createLead:
    "Begin with English. It is saved as a draft that only coordinators see; the other languages come next. Publish it only with the patient’s consent.",
  createSubmit: "Save as a draft",
  fields: { title: "Title", patient: "Who speaks" },
  hints: { patient: "As agreed with them, e.g. “Rahima, Dhaka”" },
  caption: "As on the site, from the top",
  count: "Video reviews: {{count}}",
  emptyAll: "No video reviews yet",
  emptyAllText: "Without published ones the page leaves its section with videos out.",
  shown: "The first {{count}} that are published are on the site.",
  same: "The same in every language",
  opens: "The link opens a video on YouTube or Vimeo",
  watch: "Open on {{host}}",
  link: {
    title: "Change the video",
    label: "Link to the video",
    hint: "On YouTube or Vimeo, as the browser’s address line has it",
    submit: "Save",
  },
};
