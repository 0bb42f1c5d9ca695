import { expect, it } from "vitest";
import { recordErasures } from "~/features/audit/erasures.server";
import { insertBooking } from "../../../../tests/support/bookings";
import { openTestDatabase } from "../../../../tests/support/database";
import { finishRecovery } from "./put-back.server";

it("a recovery repeats the erasures noted in the old database and ends all sessions", async () => {
  const [recovered, original] = [await openTestDatabase(), await openTestDatabase()];
  const now = new Date("2026-11-20T08:30:00.000Z");
  for (const { db } of [recovered, original]) {
    await insertBooking(db, { id: "erased", full_name: "Rahima Begum" });
    await insertBooking(db, { id: "kept", full_name: "Kamal Uddin" });
  }
  await recordErasures(original.db, { request: ["erased"] }, new Date("2026-11-20T08:00:00.000Z"));
  const log = () => {};
  expect(await finishRecovery(original.db, { db: recovered.db, now: () => now, log })).toBe(1);
  const rows = await recovered.db
    .selectFrom("requests")
    .select(["id", "full_name"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { id: "erased", full_name: "" },
    { id: "kept", full_name: "Kamal Uddin" },
  ]);
  // a second run finds nothing new, and the old database is unchanged
  expect(await finishRecovery(original.db, { db: recovered.db, now: () => now, log })).toBe(0);
  const originalRows = await original.db
    .selectFrom("requests")
    .select("full_name")
    .orderBy("id")
    .execute();
  expect(originalRows.map((row) => row.full_name)).toEqual(["Rahima Begum", "Kamal Uddin"]);
  await recovered.close();
  await original.close();
});
