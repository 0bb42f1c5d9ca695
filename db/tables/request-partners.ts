import type { Generated } from "kysely";
import type { Timestamp, Version } from "../column-values";

/** A hospital or operator that was asked on behalf of a family. Unknown values are empty. */
export interface RequestPartners {
  id: string;
  request_id: string;
  /** One of our hospitals; null for another partner, or after the hospital was erased. */
  hospital_id: string | null;
  /** The name as it was typed, so that it stays readable after the hospital was erased. */
  name: string;
  contact_name: Generated<string>;
  /** E.164. */
  contact_phone: Generated<string>;
  contact_email: Generated<string>;
  /** Days are `2026-11-27`. */
  asked_on: string;
  answer: PartnerAnswer;
  answer_words: Generated<string>;
  appointment_on: Generated<string>;
  /** `10:30`, in the partner's local time. */
  appointment_time: Generated<string>;
  follow_up_on: Generated<string>;
  version: Version;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** `open`: no answer yet; `more`: the partner needs more information. */
export type PartnerAnswer = "open" | "yes" | "no" | "more";
