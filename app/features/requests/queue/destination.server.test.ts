import { expect, it } from "vitest";
import { insertBooking } from "../../../../tests/support/bookings";
import { databaseForEachTest } from "../../../../tests/support/database";
import { hasDestination } from "./destination.server";

const database = databaseForEachTest();

it.each([
  ["UAE", "united-arab-emirates"],
  ["Dubai", "united-arab-emirates"],
  ["দুবাই, আমিরাত", "united-arab-emirates"],
  ["ইন্ডিয়া", "india"],
  ["ইন্ডি\u09dfা", "india"],
  ["India or Thailand", "india"],
  ["India or Thailand", "thailand"],
  ["CHENNAI", "india"],
  ["ভারত", "india"],
  ["ประเทศไทย", "thailand"],
  ["থাইল্যান্ড", "thailand"],
  ["Malaysia", "malaysia"],
  ["সিঙ্গাপুর", "singapore"],
  ["তুরস্ক", "turkey"],
] as const)("%j matches the destination %s", async (written, country) => {
  await insertBooking(database.db, {
    id: "rahima",
    destination_country: written.normalize("NFC"),
  });
  await insertBooking(database.db, { id: "li", destination_country: "Nepal" });
  await insertBooking(database.db, { id: "nobody", destination_country: "" });
  const rows = await database.db
    .selectFrom("requests")
    .select("id")
    .where(hasDestination(country))
    .execute();
  expect(rows).toEqual([{ id: "rahima" }]);
});
