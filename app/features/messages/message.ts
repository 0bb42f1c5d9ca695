/** What somebody writes through the contact form, read and tidied. */
export interface MessageInput {
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  message: string;
}
