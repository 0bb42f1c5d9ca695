import type { RequestContacts } from "#db/tables/request-contacts";
import type { Language } from "~/locales/languages";

export type MayKnow = RequestContacts["may_know"];

/** Options in the order of the form. */
export const mayKnowOptions = ["all", "steps", "nothing"] as const satisfies readonly MayKnow[];

/** Facts of a person; empty if unknown. */
export interface ContactFacts {
  name: string;
  /** Relationship to the patient. */
  relation: string;
  /** E.164. */
  phone: string;
  email: string;
  language: Language;
  mayKnow: MayKnow;
  note: string;
}

export interface RequestContact extends ContactFacts {
  id: string;
  version: number;
  /** Reference of the request from which the person was copied; null if a coordinator added the person. */
  from: string | null;
}

/** Kinds of change to a person, with the names used in a history and the activity log. */
export const contactChanges = ["added", "changed", "removed"] as const;
export type ContactChange = (typeof contactChanges)[number];
