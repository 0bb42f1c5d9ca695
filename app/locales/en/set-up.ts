import { amounts } from "./amounts";

/** The dashboard's page for setting up a new site. */
export const setUp = {
  title: "Set-up",
  closed:
    "Families see “not open yet” until the phone number and the email are entered. The other steps can wait.",
  open: "The site is open. What is still to do can wait, and stands on the queue’s page until it is done.",
  ready: "Everything is set up.",
  done: "Done",
  toDo: "To do",
  toQueue: "Go to the queue",
  stillToDo: "Still to set up: {{steps}}",
  steps: {
    company: {
      title: "Company name",
      text: "Enter the name under which families know you. It stands on every page and in every email.",
      link: "Enter the company’s name",
    },
    phone: {
      title: "Phone number",
      text: "Enter the phone number and the email by which families reach you. The site opens when both are saved.",
      link: "Enter the phone number and the email",
    },
    mail: {
      title: "Test email arrived",
      text: "Have a test email sent to you ({{email}}) and open the link in it. If it does not come within minutes, look among the undelivered emails.",
    },
    address: {
      title: "Public address",
      text: "Links in emails begin with {{address}}, which only this machine can open. Whoever runs the site sets PUBLIC_URL to the address that families type.",
    },
    ownName: {
      title: "My name",
      text: "Your name stands in the history of every request that you work on, for your colleagues.",
      link: "Enter your name",
    },
    second: {
      title: "A second coordinator",
      text: `The site promises a reply within ${amounts.replyTime}, day and night. One person cannot keep that: invite a second coordinator.`,
      link: "Invite a coordinator",
    },
    hospital: {
      title: "First hospital",
      text: "Families find no hospital on the site yet. Add one and publish it.",
      link: "Go to the hospitals",
    },
    costs: {
      title: "Costs",
      text: "Families ask what it costs. Enter usual costs with their date and source; the site shows none until then.",
      link: "Enter usual costs",
    },
    backup: {
      title: "Backup",
    },
  },
  testMail: {
    send: "Send a test email",
    arrived: "The link of the test email is open. Confirm that you found it in your mailbox.",
    confirm: "It has arrived",
    expired:
      "This link is too old, or the mail server has changed since. Have another test email sent.",
  },
  toasts: {
    sent: "A test email is on its way to {{email}}.",
    arrived: "Ticked: emails arrive.",
    noServer: "No mail server is set up, so no test email was sent.",
  },
};
