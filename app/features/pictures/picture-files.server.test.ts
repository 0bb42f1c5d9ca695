import { expect, test } from "vitest";
import { databaseForEachTest } from "../../../tests/support/database";
import { attachFiles } from "./picture-files.server";

const database = databaseForEachTest();
const NOW = new Date("2026-11-20T05:30:00Z");
const HOUR_MS = 60 * 60 * 1000;

test("a picture takes loose files for 24 hours, until the clean-up may remove them", async () => {
  const { db } = database;
  const ages = [
    { key: "fresh", hours: 23 },
    { key: "expired", hours: 25 },
  ];
  for (const { key, hours } of ages) {
    const left_at = new Date(NOW.getTime() - hours * HOUR_MS).toISOString();
    const sizes = { widths: "320", width: 320, height: 200, bytes: 1, saver_bytes: null };
    await db
      .insertInto("picture_files")
      .values({ key, ...sizes, name: "", left_at })
      .execute();
  }
  expect(await attachFiles(db, "fresh", NOW)).toBe(true);
  expect(await attachFiles(db, "expired", NOW)).toBe(false);
});
