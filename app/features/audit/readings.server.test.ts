import { expect, test } from "vitest";
import { insertAdmin, insertBooking } from "../../../tests/support/bookings";
import { aContext } from "../../../tests/support/context";
import { databaseForEachTest } from "../../../tests/support/database";
import { readingsOf, recordReading } from "./readings.server";

const database = databaseForEachTest();

test("opening a request several times at once records one reading for each reader", async () => {
  const { db } = database;
  const request = await insertBooking(db);
  const readers = [await insertAdmin(db, "Nila"), await insertAdmin(db, "Mina")];
  const context = aContext(db, new Date("2026-11-20T05:00:00Z"));
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      recordReading(context, {
        kind: "case-read",
        readerId: readers[index % 2]?.id ?? "",
        requestId: request,
      }),
    ),
  );
  expect(await readingsOf(db, request)).toHaveLength(2);
});
