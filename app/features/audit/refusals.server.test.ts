import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertAdmin } from "../../../tests/support/bookings";
import { aContext } from "../../../tests/support/context";
import { databaseForEachTest } from "../../../tests/support/database";
import { auditRefusal } from "./refusals.server";

const database = databaseForEachTest();
const NOW = new Date("2026-11-20T05:30:00Z");

test("simultaneous refusals from many networks stay within the hourly limit", async () => {
  const { db } = database;
  const kind = "cross-site-refused";
  // 5 fewer than the limit of 500
  const earlierEvents = Array.from({ length: 495 }, () => ({
    ...{ id: randomUUID(), at: NOW.toISOString(), kind, detail: "" },
    ...{ actor_id: null, subject_id: null, network: "192.0.2.1" },
  }));
  await db.insertInto("audit_events").values(earlierEvents).execute();
  const loggedEvents: string[] = [];
  const context = { ...aContext(db, NOW), log: (name: string) => void loggedEvents.push(name) };
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      auditRefusal(context, kind, { actorId: null, network: `198.51.100.${index}` }),
    ),
  );
  expect(loggedEvents).toEqual([]);
  expect(await db.selectFrom("audit_events").select("id").execute()).toHaveLength(500);
});

test("two kinds of refusal from the same network are both recorded", async () => {
  const { db } = database;
  for (const kind of ["cross-site-refused", "access-refused"] as const) {
    await auditRefusal(aContext(db, NOW), kind, { actorId: null, network: "198.51.100.1" });
  }
  expect(await db.selectFrom("audit_events").select("id").execute()).toHaveLength(2);
});

test("each of two people on the same network is recorded once", async () => {
  const { db } = database;
  const [nila, karim] = [await insertAdmin(db, "Nila"), await insertAdmin(db, "Karim")];
  for (const { id: actorId } of [nila, karim, nila]) {
    const refusal = { actorId, network: "198.51.100.1" };
    await auditRefusal(aContext(db, NOW), "access-refused", refusal);
  }
  const events = await db.selectFrom("audit_events").select("actor_id").execute();
  expect(events.map(({ actor_id }) => actor_id).sort()).toEqual([nila.id, karim.id].sort());
});
