import { amounts } from "./amounts";

/** The dashboard's charts of the promise. */
export const promise = {
  title: `The ${amounts.replyHours}-hour promise`,
  lead: `The clock starts each time a family writes. The promise is kept if a coordinator’s reply is recorded within ${amounts.replyTime}.`,
  span: "Days counted",
  lastDays: "Last {{days}}",
  share: "Answered in time, last {{days}}",
  of: "{{inTime}} of {{counted}}",
  median: "Half of the replies came within {{time}}",
  noReply: "No replies yet",
  fewText: "Percentages are shown from {{count}} requests on.",
  nothing: "Nothing in these days",
  byHour: {
    title: "By the hour of the day",
    text: "When families wrote, by Bangladesh time, and whether they had a reply in time. In these days: {{inTime}} of {{counted}}.",
  },
  byCoordinator: { title: "By coordinator", text: "Who recorded the reply.", unknown: "Not known" },
  perDay: {
    title: "Requests per day",
    text: "What arrived in these days. Bookings: {{bookings}}. Messages: {{messages}}.",
  },
  byStatus: "Bookings by status now",
  byService: "Bookings by service",
  byDestination: "Bookings by destination",
  other: "Another country",
  notSaid: "Not said",
  parts: {
    inTime: "In time",
    late: "Late, or no reply",
    bookings: "Bookings",
    messages: "Messages",
  },
  heads: {
    hour: "Hour",
    day: "Day",
    coordinator: "Coordinator",
    status: "Status",
    service: "Service",
    destination: "Destination",
    bookings: "Bookings",
    messages: "Messages",
    inTime: "In time",
    share: "Share",
    median: "Median",
  },
  asTable: "As a table",
};
