import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import { requestSearchText } from "#db/search-text";
import type { Requests } from "#db/tables/requests";
import { audit } from "~/features/audit/audits.server";
import {
  hospitalName,
  hospitalSlugNamed,
} from "~/features/content/hospitals/hospital-choice.server";
import { copyChecklists } from "~/features/papers/needed-papers.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { columnsOf, factsOf } from "./fact-rows.server";
import { storedText } from "./fact-words.server";
import { correctable, type Fact, type Facts } from "./facts";
import type { OtherRequest } from "./history";
import { type Actor, derivedId, writeEvent } from "./history.server";
import { additionalSearchTexts } from "./search-text.server";

/**
 * Corrects a request's facts in the caller's transaction. Each change is a history event with the old and new value,
 * which erasure clears. The audit only names the facts.
 *
 * @param actor null for the family
 */
export async function correctFacts(
  trx: Queryable,
  context: Context,
  actor: Actor | null,
  { row, ...change }: { row: Row; form: string; changed: readonly ChangedFact[] },
  at: Date,
): Promise<void> {
  await writeFacts(trx, actor, row, change, at);
  await audit(
    trx,
    {
      kind: "request-corrected",
      actorId: actor?.id ?? null,
      subjectId: null,
      network: context.clientAddress,
      requestId: row.id,
      detail: change.changed.map(({ fact }) => fact.key).join(", "),
    },
    at,
  );
}

type Row = Selectable<Requests>;

interface ChangedFact {
  fact: Fact;
  before: Facts[Fact["key"]];
  after: Facts[Fact["key"]];
}

/**
 * The facts that differ from the stored ones.
 *
 * @param typed a hospital is given by its slug or name
 */
export async function changedFacts(
  trx: Queryable,
  row: Row,
  typed: Partial<Facts>,
  language: Language,
): Promise<ChangedFact[]> {
  const before = factsOf(row);
  const shownHospital = (await hospitalName(trx, before.hospital, language)) ?? before.hospital;
  // our own hospitals are stored by slug, so that families see the name in their language
  const hospital =
    typed.hospital === undefined || typed.hospital === shownHospital
      ? before.hospital
      : ((await hospitalSlugNamed(trx, typed.hospital)) ?? typed.hospital);
  const after = { ...before, ...typed, hospital };
  return correctable
    .map((fact) => ({ fact, before: before[fact.key], after: after[fact.key] }))
    .filter(({ before, after }) => before !== after);
}

/**
 * Writes the changed facts, each with a history event, in the caller's transaction.
 *
 * @param change `form`: seed of the event ids
 */
export async function writeFacts(
  trx: Queryable,
  actor: Actor | null,
  row: Row,
  { form, changed }: { form: string; changed: readonly ChangedFact[] },
  at: Date,
): Promise<void> {
  const { id: requestId } = row;
  const after = Object.fromEntries(changed.map(({ fact, after }) => [fact.key, after]));
  const all = columnsOf({ ...factsOf(row), ...after });
  const columns = Object.fromEntries(changed.map(({ fact }) => [fact.column, all[fact.column]]));
  const additionalTexts = await additionalSearchTexts(trx, requestId);
  await trx
    .updateTable("requests")
    .set((is) => ({
      ...columns,
      search_text: requestSearchText({ ...row, ...columns }, additionalTexts),
      version: is("version", "+", 1),
      updated_at: at.toISOString(),
    }))
    .where("id", "=", requestId)
    .execute();
  if (columns.destination_country !== undefined) {
    await copyChecklists(trx, requestId, all.destination_country, at);
  }
  for (const { fact, before, after } of changed) {
    const { key: field } = fact;
    const correction = { field, oldValue: storedText(before), newValue: storedText(after) };
    const id = derivedId(form, "correction", field);
    await writeEvent(trx, { id, requestId, kind: "correction", at, actor, correction });
  }
}

/**
 * Sets a request's urgency after a merge or separation, in the same transaction.
 *
 * @param change `of`: the merged or separated request; the history names it
 */
export async function correctUrgency(
  trx: Queryable,
  actor: Actor,
  requestId: string,
  { urgent, of: { id, reference } }: { urgent: boolean; of: OtherRequest },
  at: Date,
): Promise<void> {
  await trx
    .updateTable("requests")
    .set({ urgent: flag(urgent) })
    .where("id", "=", requestId)
    .execute();
  await writeEvent(trx, {
    requestId,
    kind: "correction",
    at,
    actor,
    correction: { field: "urgent", oldValue: String(!urgent), newValue: String(urgent) },
    other: { id, reference },
  });
}

/** True if a merge made the request urgent and nobody has set its urgency since. */
export async function isUrgentByMerge(trx: Queryable, id: string): Promise<boolean> {
  const last = await trx
    .selectFrom("request_events")
    .select(["other_id", "new_value"])
    .where("request_id", "=", id)
    .where("kind", "=", "correction")
    .where("field", "=", "urgent")
    .orderBy("at", "desc")
    .executeTakeFirst();
  return last !== undefined && last.other_id !== null && last.new_value === "true";
}
