/** Ways into a family's own page of a request. */
export const requestAccess = {
  page: "Open your request’s page",
  recapNote:
    "Only a browser in which your request’s page is open shows this. Left alone, it closes within two hours.",
  left: "You have left. No request’s page is open in this browser any more.",
  /** Texts of the page that anybody with the number may open. */
  statusWays: {
    title: "Messages, and what you sent",
    text: "They are on your request’s own page. It opens with the link in our email, or here:",
  },
  ways: {
    title: "Cannot open it?",
    number: {
      label: "See where it stands",
      hint: "Your request number is enough",
    },
    find: {
      label: "Get a new link",
      hint: "You need your request number, and your phone number or email",
    },
    code: {
      label: "Type the code from the phone",
      hint: "If a coordinator has read 8\u00a0digits to you",
    },
    call: {
      label: "Urgent? You need not open anything",
      hint: "Call us, however late it is",
    },
  },
  device: {
    label: "Whose phone or computer is this?",
    own: { label: "Mine", hint: "The page stays open here for 30\u00a0days" },
    shared: {
      label: "Somebody else’s",
      hint: "The page closes with the browser, and after two hours if it stays open",
    },
  },
  open: {
    title: "Open your request’s page",
    lead: "The link is only for your family. Give two answers to open it.",
    leadWithoutDigits: "The link is only for your family. Give one answer to open it.",
    digits: "Last 4\u00a0digits of the phone number",
    digitsHint:
      "Of the phone number that was given with the request. Bengali and Thai digits will do, too.",
    submit: "Open the page",
    note: "After 5 wrong tries the link ends. You can still call us.",
    wrong:
      "The digits do not match. Perhaps another phone number was given. Tries left: {{count}}.",
    ended: {
      title: "This link no longer opens",
      text: "It is more than 7\u00a0days old, or a newer one was sent, or it was ended, or wrong digits were typed 5 times, perhaps by somebody else. Part of the address may also be missing. Your request is safe.",
    },
  },
  code: {
    title: "Type the code from the phone",
    lead: "A coordinator reads 8\u00a0digits to you on the phone. They open the page once, within 10\u00a0minutes.",
    label: "The code",
    hint: "8\u00a0digits. Bengali and Thai digits will do, too.",
    wrong:
      "This code opens nothing. It may have been misheard or used already, or be older than 10\u00a0minutes, or there were too many tries just now. Ask us for a new one.",
  },
  number: {
    title: "Find your request",
    lead: "With its number you see where your request stands, and by when we answer.",
    label: "Request number",
    hint: "It begins with SETU and is in our email or message.",
    submit: "Show my request",
    unknown: "We know no request with this number. Compare it once more, or call us.",
    open: "A request’s page is open in this browser",
    waysTitle: "To read our answers or write to us",
    waysText:
      "Open your request’s own page, with the link in our email or message. If you have none:",
  },
  find: {
    title: "Get a new link",
    lead: "We send the link to the email of your request. If there is none, a coordinator calls the phone number of your request.",
    contact: "Phone number or email of your request",
    contactWrong: "Type a phone number, for example 01712 345678, or an email address.",
    submit: "Send me a link",
    sent: {
      title: "Your wish has reached us",
      text: "If both answers fit a request, we now send a new link to its email. If it has no email, a coordinator calls its phone number.",
      wait: "Nothing after a few minutes? Look in your spam folder. Then call us and give your request number.",
    },
  },
  /** Mail with a new link, asked for at `find`. */
  mail: {
    subject: "New link to your request {{reference}}",
    heading: "Your new link",
    text: "Somebody gave your request number and your phone number or email, and asked for a new link to your request’s page.",
    digits:
      "Before it opens, it asks for the last 4\u00a0digits of the phone number that was given with the request.",
    link: "Open your request’s page",
    notYou: "If it was nobody of yours, you do not need to do anything. Never pass the link on.",
  },
  /** Below other mails with a link to the page. */
  mailLink: {
    days: "The link works for 7\u00a0days and is only for your family.",
    number: "Later you see where your request stands by its number",
  },
};
