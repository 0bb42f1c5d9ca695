import { describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { databaseForEachTest } from "../tests/support/database";
import { flag } from "./flag";
import { migratorFor } from "./migrate";
import { postCorrections } from "./migrations/2026-11-22T1630_correct_sample_posts";
import { hospitalCorrections } from "./migrations/2026-11-22T1631_correct_sample_hospitals";

const FIRST = "2026-11-22T1630_correct_sample_posts";
const THEN = "2026-11-21T15:00:00.000Z";

const database = databaseForEachTest({ bare: true });

describe.each([
  { of: "a sample that nobody has changed", sample: true, version: 1, isCorrected: true },
  { of: "a sample that somebody has changed", sample: true, version: 2, isCorrected: false },
  { of: "what is no sample any more", sample: false, version: 1, isCorrected: false },
])("what could hurt in the words of $of", ({ sample, version, isCorrected }) => {
  it(isCorrected ? "is put right, in each language" : "stays as it is", async () => {
    const { db } = database;
    const migrator = migratorFor(db);
    const names = (await migrator.getMigrations()).map(({ name }) => name);
    await migrator.migrateTo(names[names.indexOf(FIRST) - 1] ?? "");
    const rows = { sample: flag(sample), status: "published" as const, updated_at: THEN };
    for (const [id, corrections] of Object.entries(postCorrections)) {
      const post = { id, slug: id, category: "travel-tips" as const, featured: flag(false) };
      const times = { published_at: THEN, created_at: THEN };
      await db
        .insertInto("posts")
        .values({ ...post, ...rows, ...times })
        .execute();
      for (const language of languages) {
        const body = said(corrections, language, 1);
        const words = { title: id, excerpt: id, body, version, updated_at: THEN };
        await db
          .insertInto("post_texts")
          .values({ post_id: id, language, ...words })
          .execute();
      }
    }
    const [[id, corrections] = ["", []]] = Object.entries(hospitalCorrections);
    const place = { country: "india", city: "kolkata", created_at: THEN };
    await db
      .insertInto("hospitals")
      .values({ id, slug: id, ...rows, ...place })
      .execute();
    for (const language of languages) {
      const about = said(corrections, language, 1);
      const texts = { name: id, location: id, address: id, bio: id, search_text: id };
      const lists = { centers_of_excellence: "", services_for_bangladesh: "" };
      const key_highlights = about;
      const words = { about, key_highlights, ...texts, ...lists, version, updated_at: THEN };
      await db
        .insertInto("hospital_texts")
        .values({ hospital_id: id, language, ...words })
        .execute();
    }
    await db
      .insertInto("hospitals")
      .values({
        id: "sample-bumrungrad-international",
        slug: "bumrungrad",
        ...rows,
        ...place,
        accreditation_body: "JCI",
        accreditation_as_of: "2002-02",
        accreditation_source: "https://example.org/",
        facts_version: version,
      })
      .execute();

    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();

    const side = isCorrected ? 2 : 1;
    const posts = await db.selectFrom("post_texts").selectAll().execute();
    expect(posts).toHaveLength(3 * Object.keys(postCorrections).length);
    for (const { post_id, language, body } of posts) {
      expect(body).toBe(said(postCorrections[post_id] ?? [], language, side));
    }
    const hospitals = await db.selectFrom("hospital_texts").selectAll().execute();
    expect(hospitals).toHaveLength(3);
    for (const { language, about, key_highlights } of hospitals) {
      const words = said(corrections, language, side);
      expect([about, key_highlights]).toEqual([words, words]);
    }
    const accredited = await db
      .selectFrom("hospitals")
      .select("id")
      .where("accreditation_as_of", "is not", null)
      .execute();
    expect(accredited).toHaveLength(isCorrected ? 0 : 1);
  });
});

/** All that corrections say in a language: what stood there (1), or what stands in its place (2). */
function said(
  corrections: readonly (readonly [string, string, string])[],
  language: string,
  side: 1 | 2,
): string {
  return corrections
    .filter(([its]) => its === language)
    .map((correction) => correction[side])
    .join(" … ");
}
