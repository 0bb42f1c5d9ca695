import type { Sent } from "~/features/requests/fields";

/** What somebody writes through the contact form, read and tidied. */
export type MessageInput = Sent<"message">;
