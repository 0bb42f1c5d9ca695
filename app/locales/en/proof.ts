import { amounts } from "./amounts";

/** Public figures of the promise: the band on the home page, and their own page. */
export const proof = {
  days: "Last {{days}}",
  said: `{{inTime}} of {{counted}} requests answered within ${amounts.replyTime}`,
  eachMark: "Each mark is one request. The open ones waited longer.",
  wholeBar: "The filled part was answered in time.",
  howWeCount: "How we count",
  title: `Do we reply within ${amounts.replyTime}?`,
  lead: `We promise every family a reply from a person within ${amounts.replyTime}, day or night. We measure each request, including the late ones, and show the result here.`,
  metaDescription: `How often we kept the promise of a reply within ${amounts.replyTime}: share in time, usual waiting time, and every late answer, month by month.`,
  few: {
    title: "Too few requests to judge by",
    text: "So far, fewer than {{least}}\u00a0requests from the last {{days}} can be counted. A figure from so few could mislead, so we show none yet. It will appear here when there are more.",
  },
  terms: {
    share: "Answered in time",
    missed: "Late, or without a reply",
    median: "Half of the replies came within",
  },
  byMonth: {
    title: "Month by month",
    caption: "Requests by the month in which the family wrote",
    month: "Month",
    inTime: "In time",
    ofCounted: "{{inTime}} of {{counted}}",
    missed: "Late",
    median: "Half came within",
    none: "–",
    few: "In months with fewer than {{least}}\u00a0requests one late reply weighs heavily. We show their numbers all the same.",
  },
  spam: `Declined as spam in the last {{days}}, and not counted: {{count}}. Decided after ${amounts.replyTime} had passed without a reply: {{late}}.`,
  rules: {
    title: "How we count",
    items: [
      "Every request counts, whichever of our forms it came through, day or night.",
      "When a family writes again, the clock starts again, and that reply is counted too.",
      "The clock stops only when a person’s reply, by phone or in writing, is recorded. Automatic emails do not count.",
      `A request that nobody replied to within ${amounts.replyTime} counts as late, whatever the reason, even if it was closed without a reply.`,
      "A request that a coordinator wrote down on the phone does not count: it was answered by that call, so nobody waited.",
      "The same request sent twice counts once. A request whose clock is still running is not counted yet.",
      "Spam is not counted: advertising, a trick or a test. A coordinator decides and is named in its history; all coordinators can look at it and open it again, and then it counts. How many there were, and how many were late, stands beside the figures.",
      "The numbers come from the list our coordinators work with. Nobody enters them by hand, and they are recounted every few minutes.",
      "As the privacy page says, we erase most requests 12\u00a0months after the last contact. So we show the last 12\u00a0months at most.",
    ],
  },
  late: {
    title: "Are we late with your request?",
    text: "If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) or go to the nearest hospital first. Then call us, at any hour. Do not wait for our reply.",
  },
};
