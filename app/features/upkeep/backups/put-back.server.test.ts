import { expect, it } from "vitest";
import { recordErasures } from "~/features/audit/erasures.server";
import { insertBooking } from "../../../../tests/support/bookings";
import { openTestDatabase } from "../../../../tests/support/database";
import { finishRecovery } from "./put-back.server";

it("a recovery repeats the erasures noted in the old database and ends all sessions", async () => {
  const [putBack, left] = [await openTestDatabase(), await openTestDatabase()];
  const now = new Date("2026-11-20T08:30:00.000Z");
  for (const { db } of [putBack, left]) {
    await insertBooking(db, { id: "erased", full_name: "Rahima Begum" });
    await insertBooking(db, { id: "kept", full_name: "Kamal Uddin" });
  }
  await recordErasures(left.db, { request: ["erased"] }, new Date("2026-11-20T08:00:00.000Z"));
  const log = () => {};
  expect(await finishRecovery(left.db, { db: putBack.db, now: () => now, log })).toBe(1);
  const rows = await putBack.db
    .selectFrom("requests")
    .select(["id", "full_name"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { id: "erased", full_name: "" },
    { id: "kept", full_name: "Kamal Uddin" },
  ]);
  // a second run finds nothing new, and the old database is unchanged
  expect(await finishRecovery(left.db, { db: putBack.db, now: () => now, log })).toBe(0);
  const untouched = await left.db
    .selectFrom("requests")
    .select("full_name")
    .orderBy("id")
    .execute();
  expect(untouched.map((row) => row.full_name)).toEqual(["Rahima Begum", "Kamal Uddin"]);
  await putBack.close();
  await left.close();
});
