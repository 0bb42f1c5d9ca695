/** The desk's side of a family's own page: ways in, notices, and the mail that a family has written. */
export const deskAccess = {
  mail: {
    wrote: {
      subject: "The family has written: {{reference}}",
      heading: "A family has written on its page",
    },
    wroteUrgent: {
      subject: "URGENT: the family has written: {{reference}}",
      heading: "A family has written on its page",
    },
  },
};
