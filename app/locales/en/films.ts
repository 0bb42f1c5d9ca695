/** Dashboard texts for a film's link and its patient's consent. */
export const films = {
  opens: "The link opens a video on YouTube, Facebook or Vimeo",
  consent: {
    title: "The patient’s consent",
    none: "Nobody has noted yet that the patient agreed.",
    note: "Note the consent",
    change: "Change what is noted",
    missing: "Note the patient’s consent first. Then it can be published.",
    open: "Consent: nobody has noted that the patient agreed",
    withdrawn:
      "A patient may withdraw this at any time. Note it here at once: the video is then off the site.",
    withdraw: "The patient withdraws it",
    isWithdrawn: "The patient has withdrawn the consent. The video may not be published.",
    noteNew: "Note a new consent",
    missingNew:
      "The patient has withdrawn the consent. It can be published once a new one is noted.",
    openWithdrawn: "Consent: the patient withdrew it on {{date}}",
  },
  withdrawal: {
    title: "The patient withdraws the consent",
    lead: "The video is off the site as soon as you save, and comes back only once a new consent is noted. How the patient had agreed stays readable in the earlier versions for a year.",
    submit: "Note it, and take the video off the site",
    tooEarly:
      "The patient agreed only after the day you chose. Choose the day on which consent was withdrawn.",
    noted: "The withdrawal is noted. The video is off the site.",
  },
};
