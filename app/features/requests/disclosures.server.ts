import { flag } from "#db/flag";
import type { Disclosures } from "#db/tables/consents";
import { inTransaction } from "#db/transactions";
import { type DisclosedPaper, insertDisclosure } from "~/features/papers/consents.server";
import { dhakaDay } from "~/locales/calendar";
import type { Context } from "~/server/context";
import { auditConsent, type ConsentKey, findConsent, momentOn } from "./consent-changes.server";
import { type Actor, derivedId, writeEvent } from "./history.server";

export interface NewDisclosure {
  papers: DisclosedPaper[];
  /** True if the request's facts were given, too. */
  facts: boolean;
  way: Disclosures["way"];
  /** In Dhaka. */
  day: string;
  formKey: string;
}

/** `refused`: no consent is given; `early`: the consent was given after `day`. Nothing is written in either case. */
export type DisclosureOutcome = "recorded" | "refused" | "early";

/** Records what was given to the recipient of a consent. Submitting the same form again changes nothing. */
export function recordDisclosure(
  context: Context,
  actor: Actor,
  key: ConsentKey,
  { papers, facts, way, day, formKey }: NewDisclosure,
): Promise<DisclosureOutcome> {
  return inTransaction(context.db, async (trx): Promise<DisclosureOutcome> => {
    const consent = await findConsent(trx, key);
    if (consent?.state !== "given" || consent.given_at === null) return "refused";
    if (day < dhakaDay(new Date(consent.given_at))) return "early";
    const now = context.now();
    const { request_id: requestId, recipient: newValue } = consent;
    const ids = papers.map(({ document }) => document);
    const id = derivedId(formKey, consent.id, way, day, String(facts), ...ids);
    const isNew = await insertDisclosure(trx, {
      ...{ id, request_id: requestId, consent_id: consent.id, papers, facts: flag(facts), way },
      ...{ sent_at: momentOn(day, now), recorded_by: actor.id },
    });
    if (!isNew) return "recorded";
    const event = { id, requestId, kind: "disclosure", at: now, actor } as const;
    const correction = { field: way, oldValue: "", newValue };
    await writeEvent(trx, { ...event, correction });
    await auditConsent(trx, context, actor, requestId, "disclosure");
    return "recorded";
  });
}
