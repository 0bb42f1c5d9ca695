import { type Expression, expressionBuilder, type Selectable, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import type { RequestPartners } from "#db/tables/request-partners";
import {
  namesOfHospitals,
  slugsOfHospital,
} from "~/features/content/hospitals/hospital-choice.server";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import { mergedInto } from "./duplicates.server";
import { askAgainAt, type Partner, type PartnerFact } from "./partners";

/** Database columns of the facts. */
export const partnerColumns = {
  name: "name",
  contactName: "contact_name",
  contactPhone: "contact_phone",
  contactEmail: "contact_email",
  askedOn: "asked_on",
  answer: "answer",
  answerWords: "answer_words",
  appointmentOn: "appointment_on",
  appointmentTime: "appointment_time",
  followUpOn: "follow_up_on",
} as const satisfies Record<PartnerFact, keyof RequestPartners>;
export const partnerFacts = Object.keys(partnerColumns) as PartnerFact[];

/** Lines of these requests, most recently asked first. */
export async function partnersOf(db: Queryable, ids: readonly string[]): Promise<Partner[]> {
  const rows = await db
    .selectFrom("request_partners")
    .selectAll()
    .where("request_id", "in", ids)
    .orderBy("asked_on", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(partnerOf);
}

function partnerOf(row: Selectable<RequestPartners>): Partner {
  return {
    id: row.id,
    requestId: row.request_id,
    hospitalId: row.hospital_id,
    version: row.version,
    name: row.name,
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    askedOn: row.asked_on,
    answer: row.answer,
    answerWords: row.answer_words,
    appointmentOn: row.appointment_on,
    appointmentTime: row.appointment_time,
    followUpOn: row.follow_up_on,
  };
}

const eb = expressionBuilder<Schema, "requests">();

/** Requests that name one of our hospitals, or for which it was asked. */
export function isAboutHospital(id: string): Expression<SqlBool> {
  const namingIds = eb
    .selectFrom("requests as naming")
    .select("naming.id")
    .where("naming.hospital", "in", slugsOfHospital(id));
  const askedIds = eb
    .selectFrom("request_partners")
    .select("request_id as id")
    .where("hospital_id", "=", id);
  return eb("requests.id", "in", namingIds.union(askedIds));
}

/** Names of a request's partners, for its search text; our own hospitals are named in all languages. */
export async function partnerNames(db: Queryable, requestId: string): Promise<string[]> {
  const partners = await partnersOf(db, [requestId]);
  const hospitalNames = await namesOfHospitals(
    db,
    partners.flatMap(({ hospitalId }) => hospitalId ?? []),
  );
  return [...new Set([...partners.map(({ name }) => name), ...hospitalNames])];
}

/** The next time at which a partner is to be asked again, with the reason; undefined if there is none. */
export async function nextPartnerFollowUp(
  db: Queryable,
  requestId: string,
  { now, language }: { now: Date; language: Language },
) {
  const merged = await mergedInto(db, requestId);
  const partners = await partnersOf(db, [requestId, ...merged.map(({ id }) => id)]);
  const upcoming = partners.filter(({ followUpOn }) => askAgainAt(followUpOn, now) !== null);
  const [next] = upcoming.toSorted((one, other) => (one.followUpOn < other.followUpOn ? -1 : 1));
  if (!next) return undefined;
  const at = askAgainAt(next.followUpOn, now)?.toISOString() ?? null;
  return { at, why: askAgainWords(next.name, language) };
}

/** Reason of a follow-up that asks a partner again. */
export function askAgainWords(name: string, language: Language): string {
  return translator(language)("partners.askAgain", { name });
}
