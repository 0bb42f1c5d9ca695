import { amounts } from "./amounts";

/** The family's own page of a request. */
export const familyPage = {
  leave: "Leave",
  profile: "Your profile",
  back: "Back to your request",
  due: {
    label: "You will have our answer by",
    left: "Bangladesh time. Time left: {{time}}",
  },
  read: "Read by {{name}} at {{time}}",
  closed: {
    title: "This request is closed",
    text: "It takes no more messages. If you need us again, send a new request or call us.",
    another: "Send a new request",
    goesOn: "Your request goes on under this number:",
  },
  conversation: {
    title: "Conversation",
    label: "Write to us",
    hint: `A person answers within ${amounts.replyTime}, day and night.`,
    submit: "Send",
    sent: "We have your message.",
    all: "The whole conversation",
    often:
      "You have sent very many messages within an hour, so this one was not sent. It is still here. If it cannot wait, call us.",
    closed: "This request was closed meanwhile, so your message was not sent. It is still below.",
    unsent: "What you typed",
    failed: "Your message could not be sent. Nothing you typed is lost.",
    you: "You",
    family: "Your family",
    coordinator: "A coordinator",
    byPhone: "We wrote your request down on the phone",
    corrected: "Corrected: {{field}}",
    papers: {
      "paper-sent": "Paper sent: {{paper}}",
      "paper-added": "Paper added by us: {{paper}}",
      "paper-accepted": "Paper accepted: {{paper}}",
      "paper-refused": "There is a problem with a paper: {{paper}}",
      "paper-removed": "Paper removed: {{paper}}",
    },
    ways: {
      phone: "Phone call: {{name}}",
      whatsapp: "WhatsApp message: {{name}}",
      other: "Answer: {{name}}",
    },
  },
  /** A form sent after the session has ended. */
  unopened: {
    title: "Your request’s page is closed here, so this was not sent",
    lead: "Nothing is lost: what you typed is below. Open the page again in this browser, with your link or a code, in another tab. Then come back to this tab and send it.",
  },
  sent: { title: "What you told us" },
  readers: { title: "Who has read it" },
  sharing: "Links for relatives, and devices on which this page is open",
  details: {
    title: "Correct what you told us",
    lead: "We see each correction at once. Nobody has to be called for it.",
    link: "Correct it",
    submit: "Save",
    saved: "Corrected. We see it at once.",
    same: "Nothing was changed.",
    meanwhile:
      "We corrected this meanwhile. With us it now says: {{value}}. To keep yours, send the form once more.",
    fixed:
      "This request is confirmed or closed, so its answers are not corrected here any more. Write to us on your page, or call.",
    typed: "What you typed",
    contact: {
      title: "Phone and email",
      text: "They are the way to your page, so they are not changed here like the rest.",
      code: "Change them with a code",
      call: "Write to us on your page, or call.",
    },
  },
  cancel: {
    title: "Cancel this request",
    link: "Cancel this request",
    now: "We stop work on it at once. You can take this back on this page for one day.",
    ask: "We have already sent you a quote or begun to plan, so we do not stop without speaking to you. Your wish reaches us as a message, and a person answers.",
    words: "Why, if you want to tell us",
    submit: "Cancel the request",
    submitAsk: "Ask us to cancel",
    cancelled: "The request is cancelled.",
    asked: "We have your message that you want to cancel.",
    message: "We want to cancel this request.",
    movedOn:
      "The request has moved on meanwhile, so nothing was cancelled. Read below what cancelling means now, and send it again.",
    done: {
      title: "You have cancelled this request",
      text: "You can take this back until {{time}} (Bangladesh time). Then everything goes on as before.",
      submit: "Take it back",
    },
    back: "The request goes on.",
    late: "This cannot be taken back here any more. Call us.",
  },
};
