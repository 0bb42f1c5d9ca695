import { startOfDhakaDay } from "~/locales/calendar";
import { formatDate, formatTimeOfDay } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";
import type { HistoryEntry } from "../history";
import { type PartnerFact, type PartnerFacts, partnerAnswers } from "../partners";
import { partnerFacts } from "../partners.server";

/** A fact of a partner, formatted for coordinators; empty if unknown. */
export function partnerFact(fact: PartnerFact, value: string, language: Language): string {
  if (value === "") return "";
  switch (fact) {
    case "askedOn":
    case "appointmentOn":
    case "followUpOn":
      return formatDate(startOfDhakaDay(value).toISOString(), language);
    case "appointmentTime":
      return dhakaTimeOfDay(value, language);
    case "contactPhone":
      return formatPhone(value);
    case "answer":
      return answerName(value, language);
    default:
      return value;
  }
}

/** Label and value of each fact; day and time of the appointment are separate facts. */
export function partnerFactEntries(facts: PartnerFacts, language: Language) {
  const { fields } = texts(language).partners;
  return partnerFacts.map((fact) => ({
    term: fields[fact],
    value: partnerFact(fact, facts[fact], language),
  }));
}

/** Texts of an event about a partner. */
export function partnerEvent(
  { field, oldValue, newValue, words }: HistoryEntry,
  language: Language,
): { what: string; words: string } {
  const { partners, handling } = texts(language);
  const fact = partnerFacts.find((one) => one === field);
  if (!fact || (oldValue === "" && newValue === "")) return { what: partners.changed, words: "" };
  if (fact === "name" && oldValue === "") return { what: partners.asked, words: newValue };
  const valueText = (value: string) =>
    partnerFact(fact, value, language) || handling.timeline.nothing;
  const change = `${partners.fields[fact]}: ${valueText(oldValue)} → ${valueText(newValue)}`;
  return { what: partners.changed, words: [words, change].filter(Boolean).join("\n") };
}

function answerName(value: string, language: Language): string {
  const answer = partnerAnswers.find((one) => one === value);
  return answer ? texts(language).partners.answers[answer] : value;
}

/** Formats an entered time of day as a Dhaka time; the day is arbitrary. */
function dhakaTimeOfDay(time: string, language: Language): string {
  return formatTimeOfDay(new Date(`2026-01-01T${time}:00+06:00`).toISOString(), language);
}
