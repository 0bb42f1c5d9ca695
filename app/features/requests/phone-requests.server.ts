import type { Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { findCompany } from "~/features/company/company.server";
import {
  matchesSubmission,
  submissionColumns,
  submissionOf,
} from "~/features/forms/submissions.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { requestReceivedMail } from "~/features/mail/request-mails.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { recordAct } from "./acts.server";
import { startUncountedClock } from "./clock-starts.server";
import { openWithContacts, type PossibleDuplicate } from "./duplicates.server";
import { emptyFacts, type Facts } from "./facts";
import { issueMailedLink } from "./family-links.server";
import { type Actor, derivedId, writeEvent } from "./history.server";
import { insertOnce } from "./reference.server";
import { writeReply } from "./replies.server";
import { findReference, insertRequest, newRow } from "./send.server";

/** A form that a coordinator fills in while the family is on the phone. */
export interface PhoneRequest {
  /** The facts that the coordinator entered. */
  facts: Pick<Facts, "phoneNumber" | "fullName" | "tellUsMore" | "email">;
  /** The family's language. */
  language: Language;
  submissionKey: string;
  /** Id of the open request to which the call belongs, or "new"; empty if nothing was chosen. */
  into: string;
}

export type PhoneRequestOutcome =
  | { outcome: "stored"; id: string }
  /** The call was recorded on an open request; `undoable`: id of its event. */
  | { outcome: "recorded"; id: string; undoable: string }
  /** The number has open requests; nothing was written. */
  | { outcome: "known"; open: PossibleDuplicate[] };

/**
 * Stores a request by phone as answered by the call and assigned to the coordinator, or records the call on an open
 * request with the same number. Idempotent.
 */
export async function recordPhoneRequest(
  context: Context,
  actor: Actor,
  { facts, language, submissionKey, into }: PhoneRequest,
): Promise<PhoneRequestOutcome> {
  const submission = submissionOf(submissionKey, { byPhone: facts, language });
  const storedId = await findStoredId(context.db, submission);
  if (storedId) return { outcome: "stored", id: storedId };
  const open = await openWithContacts(context.db, { phones: [facts.phoneNumber], emails: [] });
  const openRequest = open.find(({ id }) => id === into);
  if (openRequest) {
    const name = facts.fullName === openRequest.fullName ? "" : facts.fullName;
    const actOutcome = await recordAct(context, actor, {
      requestId: openRequest.id,
      did: "called",
      words: [name, facts.email, facts.tellUsMore].filter(Boolean).join("\n"),
      move: null,
      followUp: null,
      facts: {},
      language,
      confirmed: false,
      seenVersion: openRequest.version,
      lastFamilyEvent: null,
      formKey: submissionKey,
    });
    if (actOutcome.outcome === "done") {
      return { outcome: "recorded", id: openRequest.id, undoable: actOutcome.undoable };
    }
  }
  if (open.length > 0 && into !== "new") return { outcome: "known", open };

  const now = context.now();
  const row = {
    ...(await newRow(
      context.db,
      { kind: "booking", facts: { ...emptyFacts, ...facts }, language },
      now,
    )),
    ...submissionColumns(submission),
    assigned_to: actor.id,
    by_phone: flag(true),
  };
  const company = await findCompany(context.db, language);
  await inTransaction(context.db, async (trx) => {
    const { reference, isNew } = await insertOnce(
      (reference) => insertRequest(trx, { ...row, reference }),
      () => findReference(trx, submission),
    );
    if (!isNew) return;
    const { id: requestId } = row;
    await writeEvent(trx, { requestId, kind: "sent", at: now, actor, to: "received" });
    await writeEvent(trx, { requestId, kind: "assign", at: now, actor, assignee: actor });
    // the family never waited, so the call proves nothing about the promise
    await startUncountedClock(trx, requestId, now);
    const id = derivedId(submissionKey, requestId, "call");
    await writeReply(trx, actor, { id, requestId, channel: "phone", words: "" }, now);
    const { clientAddress: network } = context;
    const entry = { actorId: actor.id, subjectId: null, network, requestId };
    await audit(trx, { kind: "request-by-phone", ...entry }, now);
    if (facts.email === "") return;
    const writer = { requestId, contactId: null, email: facts.email };
    const privateLinkPath = await issueMailedLink(trx, context, writer, language);
    const receipt = requestReceivedMail({
      ...{
        kind: "booking",
        requestId,
        to: facts.email,
        reference,
        language,
        company,
        privateLinkPath,
      },
      dueAt: row.due_at,
      publicUrl: context.env.publicUrl,
      isPromiseRunning: false,
      byPhone: true,
    });
    await enqueueMail(trx, receipt, now);
  });
  context.wakeOutbox();
  const id = await findStoredId(context.db, submission);
  if (!id) throw new Error("A request by phone was not stored");
  return { outcome: "stored", id };
}

async function findStoredId(
  db: Queryable,
  submission: ReturnType<typeof submissionOf>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("requests")
    .select("id")
    .where(matchesSubmission(submission))
    .executeTakeFirst();
  return row?.id;
}
