import type { Language } from "~/locales/languages";
import type { Timestamp, Version } from "../column-values";

/** A contact person of a request, for calls and mails, besides the person who sent it. */
export interface RequestContacts {
  id: string;
  request_id: string;
  /**
   * The family's merged or later request from which the person was added; null if a coordinator
   * added the person.
   */
  from_request: string | null;
  name: string;
  relation: string;
  /** E.164; empty if unknown. */
  phone: string;
  email: string;
  language: Language;
  may_know: "all" | "steps" | "nothing";
  note: string;
  version: Version;
  created_at: Timestamp;
}
