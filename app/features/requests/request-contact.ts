import type { RequestContacts } from "#db/tables/request-contacts";
import type { Language } from "~/locales/languages";

export type MayKnow = RequestContacts["may_know"];

/** In the order of the form. */
export const mayKnow = ["all", "steps", "nothing"] as const satisfies readonly MayKnow[];

/** Facts of a person; empty if unknown. */
export interface ContactFacts {
  name: string;
  /** To the patient. */
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
  /** Reference of the request that brought the person; null if a coordinator added them. */
  from: string | null;
}

/** Changes of a person, as a history and the activity log name them. */
export const contactChanges = ["added", "changed", "removed"] as const;
export type ContactChange = (typeof contactChanges)[number];
