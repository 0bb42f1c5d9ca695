import { expect, it } from "vitest";
import { insertAdmin, insertBooking } from "../../../tests/support/bookings";
import { databaseForEachTest } from "../../../tests/support/database";
import { otherReaderNames, recordPresence } from "./presence.server";

const here = databaseForEachTest();
const now = new Date("2026-11-20T08:30:00.000Z");
const in1Minute = new Date(now.getTime() + 60_000);

it("lists the other coordinators who have a request open, each once and until the recorded time", async () => {
  const requestId = await insertBooking(here.db);
  const nila = await insertAdmin(here.db, "Nila");
  const names = async (at: Date) => otherReaderNames(here.db, { requestId, userId: nila.id }, at);
  for (const { id: userId } of [nila, await insertAdmin(here.db, "Tanvir")]) {
    const key = { requestId, userId };
    // a new time replaces the earlier one, even if both are recorded at the same moment
    await Promise.all([
      recordPresence(here.db, key, in1Minute, now),
      recordPresence(here.db, key, in1Minute, now),
    ]);
  }
  expect(await names(now)).toEqual(["Tanvir"]);
  expect(await names(in1Minute)).toEqual([]);
});
