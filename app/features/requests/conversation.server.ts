import type { Flag } from "#db/column-values";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { RequestKind } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import { findCompany } from "~/features/company/company.server";
import { enqueueMails } from "~/features/mail/outbox.server";
import { coordinatorRequestMail } from "~/features/mail/request-mails.server";
import { defaultLanguage } from "~/locales/languages";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { currentAlertRecipients } from "./arrival.server";
import { startFamilyPageClock } from "./clock-starts.server";
import type { FamilyReader } from "./family-page.server";
import { derivedId, isEventWritten, writeEvent } from "./history.server";
import { isClosed } from "./life";
import { replyDueAt } from "./promise";
import { refreshSearchText } from "./search-text.server";

/** Messages per request and hour; those of an urgent request are not limited. */
const MESSAGES_PER_HOUR = 30;

/** `closed`: the request is closed and accepts no messages; `too-many`: there were too many messages in an hour. */
export type ConversationOutcome = "written" | "closed" | "too-many" | "missing";

/**
 * Adds a family's message to the conversation, and starts a clock unless one runs that is not
 * overdue. Submitting the same form again changes nothing.
 *
 * @param message `formKey`: idempotency key
 */
export async function addToConversation(
  context: Context,
  { requestId, contactId }: Pick<FamilyReader, "requestId" | "contactId">,
  { words, formKey }: { words: string; formKey: string },
): Promise<ConversationOutcome> {
  const id = derivedId(formKey, requestId, words);
  const request = await findRequest(context.db, requestId);
  if (!request) return "missing";
  if (await isEventWritten(context.db, id)) return "written";
  if (isClosed(request.status)) return "closed";
  const limit = { scope: "family-words", subject: requestId, max: MESSAGES_PER_HOUR };
  const isWithinLimit = await withinLimits(context, [{ ...limit, windowSeconds: 60 * 60 }]);
  if (!isWithinLimit && !isSet(request.urgent)) return "too-many";
  const now = context.now();
  const outcome = await inTransaction<ConversationOutcome>(context.db, async (trx) => {
    const current = await findRequest(trx, requestId);
    if (!current) return "missing";
    if (isClosed(current.status)) return "closed";
    const author = contactId
      ? { correction: { field: "contact", oldValue: "", newValue: contactId } }
      : {};
    const event = { id, requestId, kind: "family", at: now, actor: null, words } as const;
    if (!(await writeEvent(trx, { ...event, ...author }))) return "written";
    await refreshSearchText(trx, requestId);
    if (await startFamilyPageClock(trx, { id, requestId }, now)) {
      await notifyCoordinators(trx, context, { ...current, id: requestId }, now);
    }
    return "written";
  });
  context.wakeOutbox();
  return outcome;
}

/** Mails those on duty that a family wrote, sent a paper or changed a consent. */
export async function notifyCoordinators(
  trx: Queryable,
  { env: { publicUrl } }: Pick<Context, "env">,
  request: { id: string; kind: RequestKind; reference: string; urgent: Flag },
  now: Date,
): Promise<void> {
  const { id: requestId, kind, reference } = request;
  const company = await findCompany(trx, defaultLanguage);
  const { addresses, isToEverybody } = await currentAlertRecipients(trx, company, now);
  const dueAt = replyDueAt(now.toISOString());
  const urgent = isSet(request.urgent);
  const details = { kind, requestId, reference, dueAt, urgent, isToEverybody, publicUrl };
  const alertContent = {
    ...details,
    occasion: "wrote",
    company: { name: company.name },
  } as const;
  const mails = addresses.map((to) => coordinatorRequestMail({ ...alertContent, to }));
  await enqueueMails(trx, mails, now);
}

/** A request that takes messages and papers; undefined if it is closed or missing. */
export async function findOpenRequest(db: Queryable, id: string) {
  const request = await findRequest(db, id);
  return request && !isClosed(request.status) ? request : undefined;
}

/** @returns undefined if the request is missing or erased */
function findRequest(db: Queryable, id: string) {
  return db
    .selectFrom("requests")
    .select(["kind", "reference", "status", "urgent"])
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .executeTakeFirst();
}
