import type { Queryable } from "#db/connection.server";
import { readingsSince } from "~/features/audit/readings.server";
import { nameForFamilies } from "~/features/identity/coordinator";
import { formatMoment } from "~/locales/format-clock";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";

export interface CaseReading {
  /** ISO 8601 UTC. */
  at: string;
  /** The coordinator's public name or first name; empty without a name or after deletion. */
  name: string;
}

/** Readings of a request by coordinators, earliest first. */
export async function caseReadings(
  db: Queryable,
  requestId: string,
  since: string,
): Promise<CaseReading[]> {
  const found = await readingsSince(db, { kind: "case-read", requestId, since });
  return found.map(({ at, reader, publicName }) => ({
    at,
    name: nameForFamilies({ publicName }, reader),
  }));
}

/** "Read by Farhana at 11:10 pm". */
export function readText({ at, name }: CaseReading, now: Date, language: Language): string {
  return translator(language)("familyPage.read", {
    name: name || texts(language).familyPage.conversation.coordinator,
    time: formatMoment(at, now, language),
  });
}
