import { labelsIn } from "~/features/content/areas.server";
import { isAreaKey } from "~/locales/areas";
import { type Language, languageNames, languages } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";

type Labels = Readonly<Record<string, unknown>>;

/** Field labels of a form, found by the first part of its address below the dashboard's. */
function labelsOf(area: string, language: Language): readonly Labels[] {
  const text = texts(language);
  const { fields } = text.account;
  const request = [
    text.booking.form.fields,
    { patientName: text.booking.facts.patientName },
    text.partners.fields,
    text.requestWork.people.fields,
    { words: text.handling.composer.words, reason: text.handling.composer.why },
    { againWhy: text.requestWork.again.why },
    text.neededPapers.fields,
    { recipient: text.consents.desk.recipient },
  ];
  const areas: Record<string, readonly Labels[]> = {
    bookings: request,
    contacts: request,
    mails: [{ note: text.handling.composer.words }],
    queue: [text.requestWork.handOver],
    filters: [{ name: text.lists.saved.name }],
    registration: [fields],
    "edit-profile": [fields, text.account.ownProfile],
  };
  return isAreaKey(area) ? [labelsIn(area, language)] : (areas[area] ?? []);
}

/** Fields in which people choose an option; their values are keys, not text. */
const CHOICE_FIELDS = new Set([
  "answer",
  "category",
  "consent_source",
  "country",
  "featured",
  "hospital_id",
  "language",
  "passport",
  "breathingHelp",
  "rating",
  "service",
  "treatment",
  "urgent",
]);

/**
 * The label of a text field.
 *
 * @param area first part of the form's address below the dashboard's
 * @param name name of the field as sent; the lines of a list are numbered (`key_highlights-0`)
 * @returns null if the field has no label
 */
export function textFieldLabel(area: string, name: string, language: Language): string | null {
  if (CHOICE_FIELDS.has(name)) return null;
  const alt = languages.find((code) => name === `alt_${code}`);
  if (alt) {
    return translator(language)("pictures.alt", { language: languageNames[alt] });
  }
  const key = name.replace(/-\d+$/, "");
  for (const labels of labelsOf(area, language)) {
    const label = Object.hasOwn(labels, key) ? labels[key] : undefined;
    const text = typeof label === "string" ? label : (label as { label?: unknown })?.label;
    if (typeof text === "string") return text;
  }
  return null;
}
