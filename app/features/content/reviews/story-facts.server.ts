import type { Queryable } from "#db/connection.server";
import { FACTS } from "~/features/audit/content-area.server";
import { areaTexts } from "~/locales/areas";
import { formatAsOf, formatDate, formatDateTime, formatNumber } from "~/locales/format";
import { isLanguage, type Language, languageNames } from "~/locales/languages";
import type { Context } from "~/server/context";
import { fillIn, texts, translator } from "~/server/i18n.server";
import type { AreaRecord, Panel } from "../engine/area.server";
import { publishedHospitalsAmong } from "../hospitals/hospital-choice.server";
import { hasContactDetails } from "./contact-details";

const text = areaTexts["patient-reviews"];

/** Text such as "4 out of 5". */
export function ratingOf(rating: string | undefined, language: Language): string {
  return translator(language)("reviews.rating", { rating: formatNumber(Number(rating), language) });
}

/** Checklist lines for a story. None of them prevents publishing; the coordinator decides. */
export async function checksOf(
  { facts }: AreaRecord,
  language: Language,
  _now: Date,
  db: Queryable,
) {
  const { checks } = text[language];
  const { hospital_id: hospital = "" } = facts;
  const revealsContact = [facts.text, facts.name, facts.place].some((words = "") =>
    hasContactDetails(words),
  );
  const isHospitalPublic = (await publishedHospitalsAmong(db, [hospital], language)).size > 0;
  const how = consentSourceName(facts.consent_source, language);
  const date = formatAsOf(facts.consented_on ?? "", language);
  return [
    {
      isDone: facts.consent_source === "form" || facts.consent_note !== "",
      text: fillIn(texts(language).editing.consent.line, { how, date }, language),
    },
    // an unfinished check describes the problem, not the goal
    {
      isDone: !revealsContact,
      text: revealsContact ? checks.given : checks.private,
      part: FACTS,
    } as const,
    ...(hospital
      ? [
          {
            isDone: isHospitalPublic,
            text: isHospitalPublic ? checks.hospital : checks.hospitalGone,
            part: FACTS,
          } as const,
        ]
      : []),
  ];
}

function consentSourceName(source = "", language: Language): string {
  const names: Record<string, string> = texts(language).editing.consent.sources;
  return names[source] ?? source;
}

export async function panelsOf(
  _context: Context,
  { facts, row }: AreaRecord,
  language: Language,
): Promise<Panel[]> {
  const { fields, about, consent } = text[language];
  const storyLanguage = isLanguage(facts.language) ? facts.language : language;
  const entries = (lines: [string, string | null, href?: string][]) =>
    lines.flatMap(([term, value, href]) => (value ? [{ term, value, href }] : []));
  const email = row.email ? String(row.email) : null;
  const isForm = facts.consent_source === "form";
  return [
    {
      title: about.title,
      entries: entries([
        [fields.rating, ratingOf(facts.rating, language)],
        [fields.language, languageNames[storyLanguage]],
        [about.received, formatDateTime(String(row.created_at), language)],
        [about.published, row.published_at ? formatDate(String(row.published_at), language) : null],
        [fields.email, email, `mailto:${email}`],
      ]),
      hint: email ? about.emailHint : undefined,
    },
    {
      title: texts(language).editing.consent.title,
      entries: entries([
        // quotes the form's text in the language in which the writer answered
        [consent.what, isForm ? texts(storyLanguage).reviews.story.fields.consent.label : null],
        [consent.agreedOn, formatAsOf(facts.consented_on ?? "", language)],
        [consent.how, consentSourceName(facts.consent_source, language)],
        [consent.where, facts.consent_note ?? ""],
      ]),
      hint: consent.withdrawn,
    },
  ];
}
