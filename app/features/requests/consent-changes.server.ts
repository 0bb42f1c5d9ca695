import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { hospitalIdNamed } from "~/features/content/hospitals/hospital-choice.server";
import {
  type Consent,
  consentsOf,
  insertConsent,
  updateConsent,
} from "~/features/papers/consents.server";
import { dhakaDay, dhakaMoment } from "~/locales/calendar";
import { fold } from "~/locales/fold";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { startFamilyPageClock } from "./clock-starts.server";
import { findOpenRequest, notifyCoordinators } from "./conversation.server";
import { type Actor, derivedId, writeEvent } from "./history.server";

/** `there`: the same consent was asked for or given before. */
export type AskOutcome = "asked" | "there" | "missing";

/** Asks the family for a consent. Submitting the same form again changes nothing. */
export function askConsent(
  context: Context,
  actor: Actor,
  {
    requestId,
    formKey,
    ...consent
  }: Pick<Consent, "purpose" | "recipient" | "words"> & {
    requestId: string;
    language: Language;
    formKey: string;
  },
): Promise<AskOutcome> {
  const { recipient, purpose, words } = consent;
  const id = derivedId(formKey, requestId, purpose, recipient, words);
  return inTransaction(context.db, async (trx): Promise<AskOutcome> => {
    if (!(await requestExists(trx, requestId))) return "missing";
    const all = await consentsOf(trx, [requestId]);
    if (all.some((one) => one.id === id)) return "asked";
    const same = all.find(
      (one) =>
        one.state !== "withdrawn" &&
        // other purposes have words of their own
        (purpose === "other" ? one.words === words : one.purpose === purpose) &&
        fold(one.recipient) === fold(recipient),
    );
    if (same) return "there";
    const hospital_id = await hospitalIdNamed(trx, recipient);
    const origin = { asked_by: actor.id, asked_at: context.now().toISOString() };
    await insertConsent(trx, { ...consent, ...origin, id, request_id: requestId, hospital_id });
    await writeChange(trx, context, actor, { id, request_id: requestId, recipient }, "asked");
    return "asked";
  });
}

/** A consent of a request, or of one merged into it. */
export interface ConsentKey {
  id: string;
  requestIds: readonly string[];
}

/** `gone`: the consent was withdrawn, or does not belong to these requests. */
export type ConsentOutcome = "done" | "gone";

/**
 * Records that a consent was given. Repeated calls change nothing.
 *
 * @param actor the coordinator who notes it; null if the family gives it on its page
 * @param given `day`: in Dhaka
 */
export function giveConsent(
  context: Context,
  actor: Actor | null,
  key: ConsentKey,
  { name, way, day }: { name: string; way: NonNullable<Consent["way"]>; day: string },
): Promise<ConsentOutcome> {
  return changeConsent(context, async (trx) => {
    const consent = await findConsent(trx, key);
    if (!consent || consent.state === "withdrawn") return "gone";
    if (consent.state === "given") return "done";
    const given_at = momentOn(day, context.now());
    const columns = { given_by: name, way, given_at, recorded_by: actor?.id ?? null } as const;
    await updateConsent(trx, consent.id, { ...columns, state: "given" });
    await writeChange(trx, context, actor, consent, "given");
    return "done";
  });
}

/** Withdraws a consent, or the question for it. Repeated calls change nothing. */
export function withdrawConsent(
  context: Context,
  actor: Actor | null,
  key: ConsentKey,
): Promise<ConsentOutcome> {
  return changeConsent(context, async (trx) => {
    const consent = await findConsent(trx, key);
    if (!consent) return "gone";
    if (consent.state === "withdrawn") return "done";
    const withdrawn_at = context.now().toISOString();
    await updateConsent(trx, consent.id, { state: "withdrawn", withdrawn_at });
    await writeChange(trx, context, actor, consent, "withdrawn");
    return "done";
  });
}

/** Wakes the outbox after the transaction, since a change by the family is mailed to coordinators. */
async function changeConsent(
  context: Context,
  work: (trx: Queryable) => Promise<ConsentOutcome>,
): Promise<ConsentOutcome> {
  const outcome = await inTransaction(context.db, work);
  context.wakeOutbox();
  return outcome;
}

/** Writes the event of a change. A change by the family starts a clock, as a message does. */
async function writeChange(
  trx: Queryable,
  context: Context,
  actor: Actor | null,
  consent: Pick<Consent, "id" | "request_id" | "recipient">,
  state: Consent["state"],
): Promise<void> {
  const { request_id: requestId, recipient: newValue } = consent;
  const at = context.now();
  const id = derivedId(consent.id, state);
  const correction = { field: state, oldValue: "", newValue };
  await writeEvent(trx, { id, requestId, kind: "consent", at, actor, correction });
  await auditConsent(trx, context, actor, requestId, `consent ${state}`);
  const request = actor ? undefined : await findOpenRequest(trx, requestId);
  if (request && (await startFamilyPageClock(trx, { id, requestId }, at))) {
    await notifyCoordinators(trx, context, { ...request, id: requestId }, at);
  }
}

export function auditConsent(
  trx: Queryable,
  { clientAddress: network, now }: Context,
  actor: Actor | null,
  requestId: string,
  detail: string,
): Promise<void> {
  const entry = { kind: "request-acted", actorId: actor?.id ?? null, subjectId: null } as const;
  return audit(trx, { ...entry, network, requestId, detail }, now());
}

/** The time of a day in Dhaka: now for today, noon for an earlier day. */
export function momentOn(day: string, now: Date): string {
  return (day === dhakaDay(now) ? now : dhakaMoment(day, "12:00")).toISOString();
}

export async function findConsent(db: Queryable, { requestIds, id }: ConsentKey) {
  return (await consentsOf(db, requestIds)).find((one) => one.id === id);
}

async function requestExists(trx: Queryable, requestId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("requests")
    .select("id")
    .where("id", "=", requestId)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
