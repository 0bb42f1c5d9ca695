import type { Language } from "~/locales/languages";
import type { RequestKey } from "./request-key";

/** A request as far as a mail about it goes: who sent it, and how the promise stands. */
export interface MailedRequest extends RequestKey {
  reference: string;
  /** Empty where it was erased, as the address and the number are. */
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  language: Language;
  urgent: boolean;
  /** ISO 8601 UTC. */
  receivedAt: string;
  dueAt: string;
  /** Nobody has replied, somebody still should, and the promised time still runs. */
  awaitsReply: boolean;
}
