/** Names a request of either kind. */
export interface RequestKey {
  kind: "booking" | "message";
  id: string;
}

/** The statuses in which no reply is owed any more: of a booking, and of a message. */
export const closedBookingStatuses = ["completed", "cancelled", "declined", "duplicate"] as const;
export const closedMessageStatuses = ["closed"] as const;
