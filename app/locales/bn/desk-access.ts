import type { deskAccess as source } from "../en/desk-access";

export const deskAccess: typeof source = {
  mail: {
    wrote: {
      subject: "পরিবার লিখেছে: {{reference}}",
      heading: "একটি পরিবার নিজের পাতায় লিখেছে",
    },
    wroteUrgent: {
      subject: "জরুরি: পরিবার লিখেছে: {{reference}}",
      heading: "একটি পরিবার নিজের পাতায় লিখেছে",
    },
  },
};
