import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { requestSearchText } from "#db/search-text";
import type { RequestPartners } from "#db/tables/request-partners";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { hospitalIdNamed } from "~/features/content/hospitals/hospital-choice.server";
import { dhakaMoment } from "~/locales/calendar";
import { fold } from "~/locales/fold";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { MORNING } from "./follow-up";
import { writeFollowUp } from "./follow-ups.server";
import { type Actor, derivedId, writeEvent } from "./history.server";
import { isClosed } from "./life";
import { askAgainAt, type Partner, type PartnerFact, type PartnerFacts } from "./partners";
import {
  askAgainWords,
  nextPartnerFollowUp,
  partnerColumns,
  partnerFacts,
  partnersOf,
} from "./partners.server";
import { incrementVersion } from "./replies.server";
import { additionalSearchTexts } from "./search-text.server";

export interface PartnerSaving {
  /** The request to which the line belongs; it may be merged into another one. */
  requestId: string;
  /** Null for a new line. */
  line: string | null;
  facts: PartnerFacts;
  /** The coordinator's language; the reason of the follow-up is stored in it. */
  language: Language;
  /** Version of the line that the page showed. */
  seenVersion: number;
  /** Time at which the page was opened; a line with the same name that was added later is a conflict. */
  openedAt: string | null;
  formKey: string;
}

/** `conflict`: somebody else changed the line, or added one with the same name. */
export type PartnerOutcome = "saved" | "unchanged" | "missing" | "conflict";

/**
 * Adds a line, with one history event, or changes it, with an event for each changed fact.
 * Submitting the form again changes nothing.
 */
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
    const lines = await partnersOf(trx, [request.id]);
    const before = lines.find(({ id }) => id === saving.line);
    if (!before && saving.line !== null) return "missing";
    const outcome = before
      ? await changeLine(trx, actor, saving, before, now)
      : await addLine(trx, actor, saving, now);
    if (typeof outcome === "string") return outcome;
    const { id: requestId } = request;
    const search_text = requestSearchText(request, await additionalSearchTexts(trx, requestId));
    await trx
      .updateTable("requests")
      .set({ search_text, updated_at: now.toISOString() })
      .where("id", "=", requestId)
      .execute();
    if (!before || outcome.includes("followUpOn")) {
      await updateFollowUp(trx, actor, saving, before, now);
    }
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
  const id = derivedId(formKey, actor.id, requestId, "partner", JSON.stringify(facts));
  const lines = await trx
    .selectFrom("request_partners")
    .select(["id", "name", "created_at"])
    .where("request_id", "=", requestId)
    .execute();
  if (lines.some((line) => line.id === id)) return "unchanged";
  const isConflict = lines.some(
    ({ name, created_at }) =>
      openedAt !== null && created_at > openedAt && fold(name) === fold(facts.name),
  );
  if (isConflict) return "conflict";
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
  { requestId, facts, seenVersion, formKey }: PartnerSaving,
  before: Partner,
  at: Date,
): Promise<PartnerOutcome | PartnerFact[]> {
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
    const id = derivedId(formKey, actor.id, before.id, String(version), field);
    const correction = { field, oldValue: before[field], newValue: facts[field] };
    const { name: words } = before;
    await writeEvent(trx, { id, requestId, kind: "partner", at, actor, words, correction });
  }
  return changed;
}

/**
 * Sets the request's follow-up to this partner's day, unless it has an earlier one. A follow-up from this line
 * moves to the next partner's day.
 */
async function updateFollowUp(
  trx: Queryable,
  actor: Actor,
  { requestId, facts, language }: PartnerSaving,
  line: Partner | undefined,
  now: Date,
): Promise<void> {
  const request = await survivorOf(trx, requestId);
  if (!request || isClosed(request.status)) return;
  const { id, again_at: before } = request;
  const day = askAgainAt(facts.followUpOn, now)?.toISOString() ?? null;
  const isFromPartner = line !== undefined && isFollowUpOf(line, request);
  if (!isFromPartner && (day === null || (before !== null && before <= day))) return;
  const next = isFromPartner ? await nextPartnerFollowUp(trx, id, { now, language }) : undefined;
  const after = next ? next.at : day;
  const why =
    after === day && after !== null ? askAgainWords(facts.name, language) : (next?.why ?? "");
  await writeFollowUp(trx, actor, { requestId: id, before, after, why }, now);
  await incrementVersion(trx, id, now);
}

/** True if the request's follow-up came from that line: it has the line's day, and its name in the reason. */
function isFollowUpOf(
  { followUpOn, name }: Partner,
  { again_at, again_why }: { again_at: string | null; again_why: string },
): boolean {
  return (
    followUpOn !== "" &&
    dhakaMoment(followUpOn, MORNING).toISOString() === again_at &&
    again_why.includes(name)
  );
}

/** The request itself, or the one into which it was merged. */
async function survivorOf(trx: Queryable, id: string) {
  for (let next = id; ; ) {
    const row = await trx
      .selectFrom("requests")
      .select(["id", "status", "again_at", "again_why", "merged_into"])
      .where("id", "=", next)
      .executeTakeFirst();
    if (!row?.merged_into) return row;
    next = row.merged_into;
  }
}

type FactColumns = Pick<Selectable<RequestPartners>, (typeof partnerColumns)[PartnerFact]>;

function rowOf(facts: PartnerFacts): FactColumns {
  return Object.fromEntries(
    partnerFacts.map((fact) => [partnerColumns[fact], facts[fact]]),
  ) as unknown as FactColumns;
}
