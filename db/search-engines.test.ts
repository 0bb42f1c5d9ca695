import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../tests/support/database";
import { onPostgres } from "../tests/support/engine";
import { type Filters, foundHospitals } from "../tests/support/hospitals";
import { type Database, openDatabase } from "./connection.server";
import { migrateToLatest } from "./migrate";
import { otherNames, saidOfAll, termsByTag } from "./search-terms";
import { searchTextOf } from "./search-text";
import { seedSamples } from "./seed";

/** What people type and every engine must read alike, beside words that are known. */
const ODDITIES = [
  "100%",
  "a_b",
  "50\\50",
  '"heart"',
  "' or 1=1 --",
  "§india§",
  "\u0000kidney",
  "ไต",
  "ตา",
  "หู",
  "কি",
  "cancer chennai",
  "chennai bumrungrad",
  "oncology zzz",
  "heart cancer kidney brain bone child eye liver stroke spine",
  "İSTANBUL",
  "straße",
];

describe.runIf(onPostgres)("PostgreSQL and SQLite, asked the same of the same hospitals", () => {
  const folder = mkdtempSync(join(tmpdir(), "setu-engines-"));
  let postgres: Database;
  let sqlite: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db: postgres, close } = await openTestDatabase({ samples: true }));
    sqlite = openDatabase(`file:${join(folder, "setu.db")}`);
    await migrateToLatest(sqlite);
    await seedSamples(sqlite, new Date("2026-11-20T06:00:00.000Z"));
    // no two rows alike, and signs in them that mean something to one engine or the other
    for (const db of [postgres, sqlite]) {
      await db
        .updateTable("hospital_texts")
        .set({ search_text: searchTextOf(['100% a_b 50\\50 "quoted" § แผนกหู ক খ', "คลินิกคอ"]) })
        .where("hospital_id", "=", "sample-cmc-vellore")
        .where("language", "=", "th")
        .execute();
    }
  });
  afterAll(async () => {
    await close();
    await sqlite.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  async function expectSame(texts: readonly string[], languages: string[], filters?: Filters) {
    let found = 0;
    for (const text of texts) {
      const here = await foundHospitals(postgres, text, languages, filters);
      const there = await foundHospitals(sqlite, text, languages, filters);
      expect(here.toSorted(), text).toEqual(there.toSorted());
      found += here.length;
    }
    return found;
  }

  it.each(["en", "bn", "th"])("find the same by every word that is known, in %s", async (code) => {
    const lists = [...Object.values(termsByTag), ...Object.values(otherNames), saidOfAll];
    const words = lists
      .join()
      .split(",")
      .map((word) => word.replace("*", "").trim());
    expect(words.length).toBeGreaterThan(400);
    expect(await expectSame(words, [code])).toBeGreaterThan(500);
  });

  it("find the same by parts of their own words, of two letters and more", async () => {
    const rows = await sqlite
      .selectFrom("hospital_texts")
      .select(["language", "search_text"])
      .execute();
    for (const [at, { language, search_text }] of rows.entries()) {
      const letters = [...search_text];
      const from = (at * 37) % Math.max(1, letters.length - 12);
      const parts = [2, 3, 5, 11].map((length) => letters.slice(from, from + length).join(""));
      await expectSame(parts, [language]);
    }
    expect(rows.length).toBeGreaterThan(30);
  });

  it("find the same by what nobody expects, within a country and a specialty too", async () => {
    for (const filters of [
      {},
      { country: "india" },
      { country: "thailand", specialty: "oncology" },
    ]) {
      await expectSame(ODDITIES, ["bn", "en"], filters);
      await expectSame(ODDITIES, ["th", "en"], filters);
    }
  });
});

it("orders texts byte by byte, whatever a server's language", async () => {
  const { db, close } = await openTestDatabase();
  const names = ["b", "a", "B", "_", "é", "ক", "ก", "-1", "10", "9"];
  await db
    .insertInto("seeds")
    .values(names.map((name) => ({ name, at: "" })))
    .execute();
  const rows = await db.selectFrom("seeds").select("name").orderBy("name").execute();
  const inBytes = (one: string, other: string) =>
    Buffer.compare(Buffer.from(one), Buffer.from(other));
  expect(rows.map(({ name }) => name)).toEqual(names.toSorted(inBytes));
  await close();
});
