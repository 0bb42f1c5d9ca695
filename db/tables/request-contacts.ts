import type { Language } from "~/locales/languages";
import type { Timestamp, Version } from "../column-values";

/** A person of a case besides its writer, for calls and mails. */
export interface RequestContacts {
  id: string;
  request_id: string;
  /** The merged or later request of the family that brought the person; null: a coordinator did. */
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
