import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { type Actor, entryId } from "~/features/requests/history.server";
import { isWritten, writeHistory } from "./history.server";

export interface Note {
  bookingId: string;
  text: string;
  /** The form's key, so that sending it twice notes once. */
  formKey: string | null;
}

/** Keeps a note for the other coordinators in the booking's history; the family never sees it. */
export async function addNote(
  db: Database,
  actor: Actor,
  { bookingId, text, formKey }: Note,
  now: Date,
): Promise<"added" | "missing"> {
  const id = entryId(formKey, actor.id, bookingId, text);
  return inTransaction(db, async (trx) => {
    const booking = await trx
      .selectFrom("bookings")
      .select("id")
      .where("id", "=", bookingId)
      .executeTakeFirst();
    if (!booking) return "missing";
    if (await isWritten(trx, id)) return "added";
    await writeHistory(trx, { id, bookingId, kind: "note", at: now, actor, reason: text });
    return "added";
  });
}
