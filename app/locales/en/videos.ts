/** The dashboard's pages about video reviews. */
export const videos = {
  title: "Video reviews",
  lead: "Videos of families talking about their journey, in the order of the page “Reviews”. They open on the site that hosts them; we store no copies.",
  create: "New video review",
  createTitle: "New video review",
  createLead:
    "Begin with English. It is saved as a draft that only coordinators see; the other languages come next. It can be published once the patient’s consent is noted.",
  createSubmit: "Save as a draft",
  fields: { title: "Title", patient: "Who speaks" },
  hints: { patient: "As agreed with them, e.g. “Rahima, Dhaka”" },
  caption: "As on the site, from the top",
  count: "Video reviews: {{count}}",
  emptyAll: "No video reviews yet",
  emptyAllText: "The video section stays hidden until one is published.",
  shown: "The first {{count}} that are published are on the site.",
  same: "The same in every language",
  opens: "The link opens a video on YouTube, Facebook or Vimeo",
  watch: "Open on {{host}}",
  link: {
    title: "Change the video",
    label: "Link to the video",
    hint: "On YouTube, Facebook or Vimeo, as the browser’s address line has it",
    submit: "Save",
  },
  consent: {
    title: "The patient’s consent",
    lead: "A video shows a person and talks about an illness. It is published only once somebody has noted here how the patient agreed. What was said on the phone is not enough: nobody could show it later.",
    consentSource: "How the patient agreed to be shown",
    consentedOn: "The day on which the patient agreed",
    submit: "Save",
    none: "Nobody has noted yet that the patient agreed.",
    note: "Note the consent",
    change: "Change what is noted",
    notedBy: "Noted by",
    missing: "Note the patient’s consent first. Then it can be published.",
    open: "Consent: nobody has noted that the patient agreed",
    checklist:
      "A gap in a translation is shown in English and does not hold up publishing. A gap in the English does, and so does a consent that nobody has noted.",
    withdrawn:
      "A patient may withdraw this at any time. Note it here at once: the video is then off the site.",
    withdraw: "The patient withdraws it",
    isWithdrawn: "The patient has withdrawn the consent. The video may not be published.",
    withdrawnOn: "Withdrawn on",
    noteNew: "Note a new consent",
    missingNew:
      "The patient has withdrawn the consent. It can be published once a new one is noted.",
    openWithdrawn: "Consent: the patient withdrew it on {{date}}",
    withdrawal: {
      title: "The patient withdraws the consent",
      lead: "The video is off the site as soon as you save, and comes back only once a new consent is noted. How the patient had agreed stays readable in the earlier versions for a year.",
      withdrawnOn: "The day on which the patient withdrew it",
      submit: "Note it, and take the video off the site",
      tooEarly:
        "The patient agreed only after the day you chose. Choose the day on which consent was withdrawn.",
      noted: "The withdrawal is noted. The video is off the site.",
    },
  },
};
