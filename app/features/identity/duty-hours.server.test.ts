import { expect, it } from "vitest";
import { insertAdmin } from "../../../tests/support/bookings";
import { databaseForEachTest } from "../../../tests/support/database";
import { addShifts, coordinatorsOnDuty, listShifts, removeShift } from "./duty-hours.server";

const here = databaseForEachTest();
/** Friday, 2:30 pm in Dhaka. */
const now = new Date("2026-11-20T08:30:00.000Z");

it("stores a shift sent twice at the same time once, and removes it once", async () => {
  const { id: userId, email } = await insertAdmin(here.db, "Nila");
  await insertAdmin(here.db, "Off duty");
  const by = { actorId: userId, network: "" };
  const shift = { userId, days: [5, 6], starts: "09:00", ends: "17:00" };
  const add = () => addShifts(here.db, by, shift, now);
  expect(await Promise.all([add(), add()])).toEqual(["done", "done"]);
  const shifts = await listShifts(here.db);
  expect(shifts.map(({ weekday }) => weekday)).toEqual([5, 6]);
  const { admins, isEverybody } = await coordinatorsOnDuty(here.db, now);
  expect([isEverybody, ...admins.map((admin) => admin.email)]).toEqual([false, email]);
  const id = shifts[0]?.id ?? "";
  expect(await removeShift(here.db, by, id, now)).toBe(true);
  expect(await removeShift(here.db, by, id, now)).toBe(false);
  expect((await coordinatorsOnDuty(here.db, now)).isEverybody).toBe(true);
  const audited = await here.db.selectFrom("audit_events").select("detail").orderBy("id").execute();
  expect(audited.map(({ detail }) => detail).toSorted()).toEqual(["added", "removed"]);
});
