/** Erasing a request at the family's wish. */
export const erasing = {
  link: "Erase this request",
  linkText: "For a family that has asked for it and has no account.",
  title: "Erase request {{reference}}?",
  lead: "Only where the family has asked for it. This cannot be undone.",
  points: [
    "Everything the family wrote in this request is erased, and our notes and emails about it.",
    "The request number and the times stay, for our counts.",
    "An open request is cancelled: nobody can work on it any more.",
    "Other requests of this family are not erased with it. Erase each of them.",
    "In our backups it is gone after 30\u00a0days.",
  ],
  asked:
    "I have made sure that it is the family who asks: they wrote from their email address, or told me the request number.",
  submit: "Erase for good",
  keep: "Do not erase",
  done: "The request is erased.",
};
