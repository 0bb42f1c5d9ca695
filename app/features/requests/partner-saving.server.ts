import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { searchTextOf } from "#db/search-text";
import type { RequestPartners } from "#db/tables/request-partners";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { hospitalIdNamed } from "~/features/content/hospitals/hospital-choice.server";
import { fold } from "~/locales/fold";
import type { Context } from "~/server/context";
import { type Actor, entryId, writeEvent } from "./history.server";
import type { PartnerFact, PartnerFacts } from "./partners";
import { partnerColumns, partnerFacts, partnerNames, partnersOf } from "./partners.server";

export interface PartnerSaving {
  /** The request of the line, which may be merged into another. */
  requestId: string;
  /** Null for a new line. */
  line: string | null;
  facts: PartnerFacts;
  /** The line's version on the page. */
  seenVersion: number;
  /** A line with the same name added since then is a conflict. */
  openedAt: string | null;
  formKey: string;
}

/** `conflict`: somebody else changed the line, or added one with the same name. */
export type PartnerOutcome = "saved" | "unchanged" | "missing" | "conflict";

/** Adds a line, or changes it, with a history event for each changed fact. The same form again changes nothing. */
export async function savePartner(
  context: Context,
  actor: Actor,
  saving: PartnerSaving,
): Promise<PartnerOutcome> {
  return inTransaction(context.db, async (trx) => {
    const request = await trx
      .selectFrom("requests")
      .selectAll()
      .where("id", "=", saving.requestId)
      .where("erased_at", "is", null)
      .executeTakeFirst();
    if (!request) return "missing";
    const now = context.now();
    const outcome =
      saving.line === null
        ? await addLine(trx, actor, saving, now)
        : await changeLine(trx, actor, saving, now);
    if (typeof outcome === "string") return outcome;
    const { id: requestId } = request;
    const names = await partnerNames(trx, requestId);
    await trx
      .updateTable("requests")
      .set({ search_text: searchTextOf(request, names), updated_at: now.toISOString() })
      .where("id", "=", requestId)
      .execute();
    const entry = { kind: "request-partner", actorId: actor.id, subjectId: null } as const;
    const { clientAddress: network } = context;
    await audit(trx, { ...entry, network, requestId, detail: outcome.join(", ") }, now);
    return "saved";
  });
}

async function addLine(
  trx: Queryable,
  actor: Actor,
  { requestId, facts, openedAt, formKey }: PartnerSaving,
  at: Date,
): Promise<PartnerOutcome | PartnerFact[]> {
  const id = entryId(formKey, actor.id, requestId, "partner", JSON.stringify(facts));
  const lines = await trx
    .selectFrom("request_partners")
    .select(["id", "name", "created_at"])
    .where("request_id", "=", requestId)
    .execute();
  if (lines.some((line) => line.id === id)) return "unchanged";
  const isThere = lines.some(
    ({ name, created_at }) =>
      openedAt !== null && created_at > openedAt && fold(name) === fold(facts.name),
  );
  if (isThere) return "conflict";
  const times = { created_at: at.toISOString(), updated_at: at.toISOString() };
  const hospital_id = await hospitalIdNamed(trx, facts.name);
  await trx
    .insertInto("request_partners")
    .values({ id, request_id: requestId, hospital_id, ...rowOf(facts), ...times })
    .execute();
  const correction = { field: "name", oldValue: "", newValue: facts.name };
  await writeEvent(trx, { id, requestId, kind: "partner", at, actor, words: "", correction });
  return ["name"];
}

async function changeLine(
  trx: Queryable,
  actor: Actor,
  { requestId, line, facts, seenVersion, formKey }: PartnerSaving,
  at: Date,
): Promise<PartnerOutcome | PartnerFact[]> {
  const before = (await partnersOf(trx, [requestId])).find(({ id }) => id === line);
  if (!before) return "missing";
  const changed = partnerFacts.filter((fact) => before[fact] !== facts[fact]);
  if (changed.length === 0) return "unchanged";
  if (before.version !== seenVersion) return "conflict";
  const hospital_id = changed.includes("name")
    ? await hospitalIdNamed(trx, facts.name)
    : before.hospitalId;
  const version = before.version + 1;
  await trx
    .updateTable("request_partners")
    .set({ ...rowOf(facts), hospital_id, version, updated_at: at.toISOString() })
    .where("id", "=", before.id)
    .execute();
  for (const field of changed) {
    const id = entryId(formKey, actor.id, before.id, String(version), field);
    const correction = { field, oldValue: before[field], newValue: facts[field] };
    const { name: words } = before;
    await writeEvent(trx, { id, requestId, kind: "partner", at, actor, words, correction });
  }
  return changed;
}

type FactColumns = Pick<Selectable<RequestPartners>, (typeof partnerColumns)[PartnerFact]>;

function rowOf(facts: PartnerFacts): FactColumns {
  return Object.fromEntries(
    partnerFacts.map((fact) => [partnerColumns[fact], facts[fact]]),
  ) as unknown as FactColumns;
}
