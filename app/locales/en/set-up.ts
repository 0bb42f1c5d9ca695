import { amounts } from "./amounts";

/** The dashboard's page for setting up a new site. */
export const setUp = {
  title: "Set-up",
  closed: "Families see “not open yet” until the first step is done. The others can wait.",
  open: "The site is open. What is still to do can wait, and stands on the queue’s page until it is done.",
  ready: "Everything is set up.",
  done: "Done",
  toDo: "To do",
  toQueue: "Go to the queue",
  stillToDo: "Still to set up: {{steps}}",
  steps: {
    company: {
      title: "Company",
      text: "Enter the phone number and the email by which families reach you. The site opens when both are saved.",
      link: "Enter the company’s details",
    },
    hours: {
      title: "Hours",
      text: `The site promises a reply within ${amounts.replyTime}, day and night. One person cannot keep that: invite a second coordinator.`,
      link: "Invite a coordinator",
    },
    hospital: {
      title: "First hospital",
      text: "Families find no hospital on the site yet. Add one and publish it.",
      link: "Add a hospital",
    },
    backups: { title: "Backups" },
    mail: { title: "Emails" },
  },
};
