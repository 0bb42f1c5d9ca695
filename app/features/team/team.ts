import type { Picture } from "~/features/pictures/picture";
import type { WordedRecord } from "~/features/worded-content/worded-record";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { SpokenLanguage } from "~/locales/spoken";

/** What is said of a member in each language; they are called by the first. */
export const memberFields = ["name", "role", "bio"] as const;
export type MemberField = (typeof memberFields)[number];
export type MemberWords = Record<MemberField, string>;

/** Which languages a member speaks is in no language: it is written beside the English. */
export const SPOKEN = "spoken";

/** What is written on the page of a language. */
export function writtenIn(language: Language): readonly string[] {
  return language === defaultLanguage ? [...memberFields, SPOKEN] : memberFields;
}

/** The longest that each may be. */
export const MEMBER_MAX: Record<MemberField, number> = { name: 100, role: 150, bio: 1000 };

/** A member as coordinators see them, drafts too; not what lies in the bin. */
export interface MemberRecord extends WordedRecord<MemberField> {
  /** Null: a figure is drawn. */
  pictureId: string | null;
  spoken: SpokenLanguage[];
}

/** A member as the public sees them. */
export interface TeamMember extends MemberWords {
  id: string;
  /** Null: a figure is drawn. */
  picture: Picture | null;
  /** Which languages they speak, in the page's; empty where nobody has said. */
  speaks: string;
  /** Stands for a person whom the owner will name. */
  sample: boolean;
  /** The language of the words: English where the member lacks the page's. */
  language: Language;
}
