import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { findCompany } from "~/features/company/company.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { replyMail } from "~/features/mail/reply-mails.server";
import { type Act, channelOf } from "~/features/requests/act";
import type { Actor } from "~/features/requests/history.server";
import { writtenIn } from "~/locales/written-in";
import type { Context } from "~/server/context";
import {
  type Change,
  changeId,
  isWritten,
  lastSenderWriting,
  writeChange,
} from "./message-history.server";

/** What a coordinator did about a message: one form. */
export interface MessageAct {
  messageId: string;
  /** Null: it is closed or opened again, and nothing else is told. */
  did: Act | null;
  words: string;
  /** Null: it stays as it is. */
  move: "close" | "reopen" | null;
  /** The newest entry of the sender that the coordinator had seen, empty for none; null: not told. */
  heard: string | null;
  /** The form's key, so that what is sent twice is done once. */
  formKey: string;
}

/**
 * `made`: a booking was made of it meanwhile, and the work goes on there; `unheard`: the sender wrote
 * meanwhile, and it was to be closed. Of both nothing was written.
 */
export type MessageActOutcome = "done" | "missing" | "no-address" | "made" | "unheard";

/**
 * Keeps what a coordinator did about a message, all of it or nothing, and once however often it is
 * sent: the reply (which stops the clock), the call that nobody answered, the note, the mail to the
 * sender, and that it is closed or opened again.
 */
export async function recordMessageAct(
  context: Context,
  actor: Actor,
  act: MessageAct,
): Promise<MessageActOutcome> {
  const outcome = await inTransaction(context.db, (trx) => write(trx, context, actor, act));
  if (outcome === "done" && act.did === "emailed") context.wakeOutbox();
  return outcome;
}

async function write(
  trx: Queryable,
  context: Context,
  actor: Actor,
  { messageId, did, words, move, heard, formKey }: MessageAct,
): Promise<MessageActOutcome> {
  const message = await trx
    .selectFrom("messages")
    .select(["name", "email", "reference", "language", "booking_id"])
    .where("id", "=", messageId)
    .executeTakeFirst();
  // of an erased message nothing is left to act on
  if (!message || message.name === "") return "missing";
  if (did === "emailed" && message.email === "") return "no-address";
  const now = context.now();
  const change = did && changeOf(did, words);
  const id = change && changeId(actor, messageId, change, formKey);
  if (id && (await isWritten(trx, id))) return "done";
  if (message.booking_id !== null) return "made";
  if (move === "close" && heard !== null && heard !== (await lastSenderWriting(trx, messageId))) {
    return "unheard";
  }
  if (change) await writeChange(trx, actor, messageId, change, formKey, now);
  if (move) await writeChange(trx, actor, messageId, { kind: move }, formKey, now);
  if (id && did === "emailed") {
    const language = writtenIn(words, message.language);
    const mail = replyMail({
      kind: "message",
      requestId: messageId,
      entryId: id,
      language,
      to: message.email,
      reference: message.reference,
      words,
      publicUrl: context.env.publicUrl,
      company: await findCompany(trx, language),
    });
    await enqueueMail(trx, mail, now);
  }
  await audit(
    trx,
    {
      kind: "request-acted",
      actorId: actor.id,
      subjectId: null,
      network: context.clientAddress,
      requestId: messageId,
      detail: [did, move].filter(Boolean).join(", "),
    },
    now,
  );
  return "done";
}

function changeOf(did: Act, note: string): Change {
  const channel = channelOf(did);
  if (channel !== null) return { kind: "reply", channel, note };
  return { kind: did === "note" ? "note" : "call", note };
}
