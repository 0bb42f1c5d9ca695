import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { keepFirst } from "./clocks.server";
import type { RequestKey } from "./request-key";

/**
 * What a family waits for in one booking it waits for in another from now on, with the time that has
 * run already. What runs there for the same words runs on as it is.
 */
export async function handOverClocks(
  trx: Queryable,
  from: RequestKey,
  to: RequestKey,
): Promise<void> {
  const running = await trx
    .selectFrom("clocks")
    .select(["written_in", "started_at", "due_at"])
    .where("booking_id", "=", from.id)
    .where("stopped_at", "is", null)
    .orderBy("due_at")
    .execute();
  const known = await trx
    .selectFrom("clocks")
    .select("written_in")
    .where("booking_id", "=", to.id)
    .execute();
  const fresh = running.filter(
    ({ written_in }) => !known.some((clock) => clock.written_in === written_in),
  );
  for (const clock of fresh) {
    await trx
      .insertInto("clocks")
      .values({ ...clock, id: randomUUID(), booking_id: to.id, message_id: null })
      .execute();
  }
  const [first] = fresh;
  if (!first) return;
  await trx
    .updateTable("bookings")
    .set({ waits_since: first.started_at, due_at: first.due_at, replied_at: null })
    .where("id", "=", to.id)
    .where((is) => is.or([is("replied_at", "is not", null), is("due_at", ">", first.due_at)]))
    .execute();
}

/**
 * What a family waited for in one request it has waited for in another, answered or not: a
 * booking takes over the clocks of the message that it is made of, so that each is counted once.
 */
export async function moveClocks(trx: Queryable, from: RequestKey, to: RequestKey): Promise<void> {
  await keepFirst(trx, from);
  const owner =
    to.kind === "booking"
      ? { booking_id: to.id, message_id: null }
      : { booking_id: null, message_id: to.id };
  await trx
    .updateTable("clocks")
    .set(owner)
    .where(from.kind === "booking" ? "booking_id" : "message_id", "=", from.id)
    .execute();
  // a request's first clock bears its id
  await trx.updateTable("clocks").set({ id: to.id }).where("id", "=", from.id).execute();
}
