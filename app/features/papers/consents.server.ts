import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { personalColumns } from "#db/schema";
import type { Consents, Disclosures } from "#db/tables/consents";
import type { DocumentKind } from "#db/tables/papers";
import type { WordsByLanguage } from "./needed-papers.server";

export type Consent = Selectable<Consents>;

/** The consents of these requests, newest first. */
export function consentsOf(db: Queryable, requestIds: readonly string[]): Promise<Consent[]> {
  return db
    .selectFrom("consents")
    .selectAll()
    .where("request_id", "in", requestIds)
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .execute();
}

/** The consents that the family has been asked for and has not answered, oldest first. */
export async function openConsentsOf(db: Queryable, requestId: string): Promise<Consent[]> {
  const consents = await consentsOf(db, [requestId]);
  return consents.filter(({ state }) => state === "asked").toReversed();
}

/** A paper that was disclosed, as it was called then. */
export interface DisclosedPaper {
  document: string;
  kind: DocumentKind;
  /** Title on the request's list; empty if nobody had asked for the paper. */
  title: WordsByLanguage;
}

export interface Disclosure extends Omit<Selectable<Disclosures>, "papers" | "facts"> {
  papers: DisclosedPaper[];
  facts: boolean;
}

/** Disclosures to the recipients of these requests' consents, latest first. */
export async function disclosuresOf(
  db: Queryable,
  requestIds: readonly string[],
): Promise<Disclosure[]> {
  const rows = await db
    .selectFrom("disclosures")
    .selectAll()
    .where("request_id", "in", requestIds)
    .orderBy("sent_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ papers, facts, ...row }) => ({
    ...row,
    papers: JSON.parse(papers),
    facts: isSet(facts),
  }));
}

/** Adds a consent that the family is asked for. */
export async function insertConsent(
  trx: Queryable,
  consent: Omit<
    Consent,
    "state" | "given_by" | "way" | "recorded_by" | "given_at" | "withdrawn_at"
  >,
): Promise<void> {
  const unanswered = { way: null, recorded_by: null, given_at: null, withdrawn_at: null } as const;
  await trx
    .insertInto("consents")
    .values({ ...consent, ...unanswered, state: "asked" })
    .execute();
}

export async function updateConsent(
  trx: Queryable,
  id: string,
  change: Partial<
    Pick<Consent, "state" | "given_by" | "way" | "recorded_by" | "given_at" | "withdrawn_at">
  >,
): Promise<void> {
  await trx.updateTable("consents").set(change).where("id", "=", id).execute();
}

/** @returns false if it was added before */
export async function insertDisclosure(
  trx: Queryable,
  { papers, ...row }: Omit<Selectable<Disclosures>, "papers"> & { papers: DisclosedPaper[] },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("disclosures")
    .values({ ...row, papers: JSON.stringify(papers) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes an erased request's consents; the database deletes their disclosures too. */
export async function eraseConsents(trx: Queryable, requestId: string): Promise<void> {
  await trx.deleteFrom("consents").where("request_id", "=", requestId).execute();
}

/** Consents and disclosures for a person's download. */
export async function collectConsents(db: Queryable, requestId: string) {
  return {
    consents: await db
      .selectFrom("consents")
      .select(personalColumns.consents.download)
      .where("request_id", "=", requestId)
      .orderBy("asked_at")
      .execute(),
    disclosures: await db
      .selectFrom("disclosures")
      .select(personalColumns.disclosures.download)
      .where("request_id", "=", requestId)
      .orderBy("sent_at")
      .execute(),
  };
}
