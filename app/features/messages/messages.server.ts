import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { inTransaction } from "#db/transactions";
import { companyInfo } from "~/features/company/company.server";
import type { Submission } from "~/features/forms/submission";
import { allowanceOf, type Refusal } from "~/features/forms/submission-limits.server";
import { isSubmission, submissionColumns } from "~/features/forms/submissions.server";
import { isReceiptUnsent } from "~/features/mail/mail-states.server";
import {
  coordinatorNewRequestMail,
  requestReceivedMail,
} from "~/features/mail/request-mails.server";
import {
  coordinatorsToTell,
  enqueueArrivalMails,
  receiptShareOf,
} from "~/features/requests/arrival-mails.server";
import { noteArrival } from "~/features/requests/family-writing.server";
import { ownerOf } from "~/features/requests/owner";
import { replyDueAt } from "~/features/requests/promise";
import { insertOnce } from "~/features/requests/reference.server";
import type { Person } from "~/features/sessions/person";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { MessageInput } from "./message";

export interface MessageRequest {
  input: MessageInput;
  submission: Submission;
  language: Language;
  /** Who is signed in while sending. */
  person: Person | null;
}

/**
 * Keeps a message and the mails that tell of it, all or nothing, and once however often and however
 * simultaneously it is sent.
 *
 * @returns the reference, or why nothing was kept
 */
export async function sendMessage(
  context: Context,
  request: MessageRequest,
): Promise<{ reference: string } | { refusal: Refusal }> {
  const { input, submission, language } = request;
  const known = await findReference(context.db, submission);
  if (known) return { reference: known };
  const sending = { scope: "message", sender: input.email, text: input.message } as const;
  const allowance = await allowanceOf(context, sending);
  if (typeof allowance === "string") return { refusal: allowance };

  const row = newRow(request, context.now());
  const { due_at: dueAt, user_id: owner } = row;
  const company = await companyInfo(context, language);
  const coordinators = await coordinatorsToTell(context, company, allowance);
  const receipt = { email: input.email, owner, allowance };
  const share = await receiptShareOf(context, "message", receipt);
  const { publicUrl } = context.env;
  const { name } = await companyInfo(context, defaultLanguage);
  const isFlood = allowance.flood !== null;
  const about = { kind: "message", requestId: row.id, dueAt, publicUrl } as const;
  const kept = await inTransaction(context.db, async (trx) => {
    const { reference, isNew } = await insertOnce(
      (reference) => insert(trx, { ...row, reference, flood: allowance.flood }),
      () => findReference(trx, submission),
    );
    if (!isNew) return { reference, isNew };
    const { id, email, phone } = row;
    await noteArrival(trx, { kind: "message", id, reference, email, phone }, context.now());
    await enqueueArrivalMails(trx, context, {
      receipt: requestReceivedMail({ ...about, to: email, reference, language, company }),
      share,
      notices: coordinators.map((to) =>
        coordinatorNewRequestMail({
          ...about,
          to,
          reference,
          urgent: false,
          isFlood,
          company: { name },
        }),
      ),
    });
    return { reference, isNew };
  });
  if (kept.isNew) context.wakeOutbox();
  return { reference: kept.reference };
}

/** What a page that anybody may open says of a message: where it stands, and by when we reply. */
export type OpenedMessage = NonNullable<Awaited<ReturnType<typeof findOpenedMessage>>>;

export async function findOpenedMessage(db: Queryable, reference: string) {
  const message = await db
    .selectFrom("messages")
    .select((is) => [
      "id",
      "reference",
      "status",
      "received_at as receivedAt",
      "due_at as dueAt",
      "replied_at as repliedAt",
      "booking_id as bookingId",
      lastReply(is).select("at").as("lastReplyAt"),
      lastReply(is).select("channel").as("lastReplyBy"),
    ])
    .where("reference", "=", reference)
    .executeTakeFirst();
  return message && { ...message, isUnmailed: await isReceiptUnsent(db, message.id) };
}

function lastReply(is: ExpressionBuilder<Schema, "messages">) {
  return is
    .selectFrom("message_events")
    .whereRef("message_events.message_id", "=", "messages.id")
    .where("message_events.kind", "=", "reply")
    .orderBy("message_events.at", "desc")
    .limit(1);
}

/** The reference under which this very submission has been kept. */
async function findReference(db: Queryable, submission: Submission): Promise<string | undefined> {
  const row = await db
    .selectFrom("messages")
    .select("reference")
    .where(isSubmission(submission))
    .executeTakeFirst();
  return row?.reference;
}

/** All but the reference. */
function newRow({ input, submission, language, person }: MessageRequest, now: Date) {
  const receivedAt = now.toISOString();
  return {
    id: randomUUID(),
    ...submissionColumns(submission),
    ...input,
    phone: input.phone || null,
    language,
    status: "new",
    received_at: receivedAt,
    waits_since: receivedAt,
    due_at: replyDueAt(receivedAt),
    updated_at: receivedAt,
    user_id: ownerOf(input.email, person),
  } as const;
}

function insert(
  trx: Queryable,
  row: ReturnType<typeof newRow> & { reference: string; flood: string | null },
) {
  return trx
    .insertInto("messages")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
}
