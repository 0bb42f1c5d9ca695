import type { Queryable } from "#db/connection.server";
import type { ContentChange, ContentKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import type { FACTS } from "~/features/revisions/content-area.server";
import type { Language } from "~/locales/languages";
import type { HospitalWords } from "./hospital-words";

/** Hospitals as the dashboard's addresses and the audit name them. */
export const HOSPITAL_KIND = "hospital-list";

/** Notes in the audit who changed a hospital; called in the transaction of what it tells of. */
export function noteHospital(
  trx: Queryable,
  by: Editor,
  kind: ContentKind,
  id: string,
  now: Date,
  /** The language of changed words, or what else was. */
  detail?: Language | typeof FACTS,
  change?: ContentChange,
): Promise<void> {
  return auditContent(trx, by, kind, { kind: HOSPITAL_KIND, id }, now, detail, change);
}

/** The columns of a text's words. */
export function columnsOf(words: HospitalWords) {
  const { name, location, address, bio, about } = words;
  return {
    name,
    location,
    address,
    bio,
    about,
    key_highlights: words.keyHighlights.join("\n"),
    centers_of_excellence: words.centersOfExcellence.join("\n"),
    services_for_bangladesh: words.servicesForBangladesh.join("\n"),
  };
}
