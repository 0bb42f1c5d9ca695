import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { companyInfo } from "~/features/company/company.server";
import {
  coordinatorNewMessageMail,
  messageReceivedMail,
} from "~/features/mail/request-mails.server";
import { keepRequest, ownerOf } from "~/features/requests/keep-request.server";
import { replyDueAt } from "~/features/requests/promise";
import type { Person } from "~/features/sessions/person";
import type { Submission } from "~/features/submission/submission";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
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
 * Keeps a message and the mails that tell of it, all or nothing, and once however often it is sent.
 *
 * @returns the reference
 */
export async function sendMessage(context: Context, request: MessageRequest): Promise<string> {
  const { input, submission, language, person } = request;
  const company = await companyInfo(context, language);
  const { publicUrl } = context.env;
  const receivedAt = context.now().toISOString();
  const dueAt = replyDueAt(receivedAt);
  const id = randomUUID();
  const owner = ownerOf(input.email, person);
  return keepRequest(context, company, {
    submission,
    owner,
    find: (db) => findMessageReference(db, submission),
    insert: (trx, reference) =>
      trx
        .insertInto("messages")
        .values({
          id,
          reference,
          submission_key: submission.key,
          content_hash: submission.contentHash,
          ...input,
          language,
          status: "new",
          received_at: receivedAt,
          due_at: dueAt,
          updated_at: receivedAt,
          user_id: owner,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    receipt: (reference) =>
      messageReceivedMail({ language, to: input.email, reference, dueAt, publicUrl, company }),
    notice: (reference, to) =>
      coordinatorNewMessageMail({
        to,
        reference,
        dueAt,
        url: publicUrl + paths.dashboardPage(`contacts/${id}`, defaultLanguage),
      }),
  });
}

export async function findMessageReference(
  db: Queryable,
  { key, contentHash }: Submission,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("messages")
    .select("reference")
    .where("submission_key", "=", key)
    .where("content_hash", "=", contentHash)
    .executeTakeFirst();
  return row?.reference;
}

/** What a page that anybody may open says of a message: by when we reply. */
export async function findMessageReceipt(
  db: Queryable,
  reference: string,
): Promise<{ reference: string; dueAt: string } | undefined> {
  return db
    .selectFrom("messages")
    .select(["reference", "due_at as dueAt"])
    .where("reference", "=", reference)
    .executeTakeFirst();
}
