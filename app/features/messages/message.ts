import type { Sent } from "~/features/requests/facts";

/** What somebody writes through the contact form, read and tidied. */
export type MessageInput = Sent<"message">;
