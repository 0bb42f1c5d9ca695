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
  talk: {
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
    ways: {
      phone: "Phone call: {{name}}",
      whatsapp: "WhatsApp message: {{name}}",
      other: "Answer: {{name}}",
    },
  },
  sent: { title: "What you told us" },
  readers: { title: "Who has read it" },
};
