import type { Queryable } from "#db/connection.server";
import type { Person } from "~/features/sessions/person";

/** Requests sent with an address belong to its account once the address is confirmed. */
export async function claimRequests(
  db: Queryable,
  owner: Pick<Person, "id" | "email">,
): Promise<void> {
  for (const table of ["bookings", "messages"] as const) {
    await db
      .updateTable(table)
      .set({ user_id: owner.id })
      .where("email", "=", owner.email)
      .where("user_id", "is", null)
      .execute();
  }
}
