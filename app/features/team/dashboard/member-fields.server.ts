import type { TranslatedField } from "~/dashboard/translated-fields";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import type { MemberRecord } from "../member-record.server";
import { memberFields } from "../team";

/**
 * The fields of a member's words for a form.
 *
 * @param written the language that is written; the hints are in the page's
 */
export function memberFieldViews(
  member: MemberRecord | null,
  written: Language,
  language: Language,
): TranslatedField[] {
  const { fields, hints } = texts(language).team;
  const own = texts(written).team.fields;
  const english = member?.texts[defaultLanguage];
  return memberFields.map((name) => ({
    name,
    label: fields[name],
    ownLabel: own[name],
    hint: name === "name" ? undefined : hints[name],
    english: english?.[name] ?? "",
    isLong: name === "bio",
  }));
}

/** What the fields are called where something is wrong with them. */
export function fieldLabels(language: Language) {
  const { fields } = texts(language).team;
  return Object.fromEntries(memberFields.map((name) => [name, { label: fields[name] }]));
}
