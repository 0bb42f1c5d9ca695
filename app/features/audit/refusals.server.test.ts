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
  const earlierEvents = Array.from({ length: 495 }, () => ({
    ...{ id: randomUUID(), at: NOW.toISOString(), kind, detail: "" },
    ...{ actor_id: null, subject_id: null, network: "192.0.2.1" },
  }));
  await db.insertInto("audit_events").values(earlierEvents).execute();
  const lost: string[] = [];
  const context = { ...aContext(db, NOW), log: (name: string) => void lost.push(name) };
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      auditRefusal(context, kind, { actorId: null, network: `198.51.100.${at}` }),
    ),
  );
  expect(lost).toEqual([]);
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
    const refused = { actorId, network: "198.51.100.1" };
    await auditRefusal(aContext(db, NOW), "access-refused", refused);
  }
  const events = await db.selectFrom("audit_events").select("actor_id").execute();
  expect(events.map(({ actor_id }) => actor_id).sort()).toEqual([nila.id, karim.id].sort());
});
