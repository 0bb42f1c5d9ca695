import type { Insertable } from "kysely";
import { type Database, openDatabase } from "#db/connection.server";
import { foldedSearchText } from "#db/like";
import { migrateToLatest } from "#db/migrate";
import type { Schema } from "#db/schema";
import { ensureCompany, seedSamples } from "#db/seed";
import { sampleHospitals } from "#db/seeds/hospitals";
import { specialties } from "#db/seeds/hospitals/hospital";
import { largePost } from "#db/seeds/large/posts";
import { pick, random } from "#db/seeds/large/random";
import { sampleReviews } from "#db/seeds/reviews";
import { type SampleTexts, textsByLanguage } from "#db/seeds/texts";

/**
 * Numbers of rows to add to the samples, made of the samples' own words. The same numbers give the
 * same rows.
 */
export interface LargeContent {
  hospitals: number;
  posts: number;
  reviews: number;
}

export const LARGE: LargeContent = { hospitals: 500, posts: 10_000, reviews: 100_000 };

const MAX: LargeContent = { hospitals: 5_000, posts: 50_000, reviews: 500_000 };
const BATCH = 500;
const START = Date.UTC(2020, 0, 1);
const MINUTE_MS = 60_000;

export async function insertLargeContent(db: Database, wanted: LargeContent): Promise<void> {
  for (const kind of Object.keys(MAX) as (keyof LargeContent)[]) {
    if (wanted[kind] > MAX[kind]) throw new Error(`At most ${MAX[kind]} ${kind}`);
  }
  await inBatches(db, wanted.hospitals, hospitalRows);
  await inBatches(db, wanted.posts, (index) => largePost(index, at(index)) as Rows);
  await inBatches(db, wanted.reviews, reviewRows);
}

type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] };

async function inBatches(db: Database, count: number, rowsOf: (index: number) => Rows) {
  for (let from = 0; from < count; from += BATCH) {
    await db.transaction().execute(async (trx) => {
      for (let index = from; index < Math.min(count, from + BATCH); index++) {
        for (const [table, rows] of Object.entries(rowsOf(index))) {
          if (rows.length === 0) continue;
          await trx
            .insertInto(table as keyof Schema)
            .values(rows as never)
            .execute();
        }
      }
    });
  }
}

function hospitalRows(index: number): Rows {
  const model = pick(sampleHospitals, index, 1);
  const other = pick(sampleHospitals, index, 2);
  const id = `large-${index}`;
  const names: SampleTexts<string> = { en: "Clinic", bn: "ক্লিনিক", th: "คลินิก" };
  return {
    hospitals: [
      {
        id,
        slug: `${other.slug}-${index}`,
        country: model.country,
        city: model.city,
        place: model.latitude === null ? "" : `${model.latitude}, ${model.longitude}`,
        website: model.website,
        specialties: specialties
          .filter((_, position) => random(index, 3 + position) < 0.5)
          .join("\n"),
        status: index % 20 === 0 ? "draft" : "published",
        sample: 1,
        created_at: at(index),
        updated_at: at(index),
      },
    ],
    hospital_texts: textsByLanguage(model.texts).map(({ language, text }) => {
      const name = `${(other.texts[language] ?? other.texts.en).name} ${names[language] ?? names.en} ${index}`;
      return {
        record_id: id,
        language,
        updated_at: at(index),
        name,
        location: text.location,
        address: text.address,
        bio: text.bio,
        about: text.about,
        key_highlights: text.keyHighlights.join("\n"),
        centers_of_excellence: text.centersOfExcellence.join("\n"),
        services_for_bangladesh: text.servicesForBangladesh.join("\n"),
      };
    }),
  };
}

function reviewRows(index: number): Rows {
  const { hospitalSlug: _, publishedAt: __, ...model } = pick(sampleReviews, index, 1);
  const id = `large-${index}`;
  const status = index % 20 === 0 ? "draft" : "published";
  return {
    reviews: [
      {
        ...model,
        id,
        submission_key: id,
        content_hash: id,
        country: pick(sampleHospitals, index, 2).country,
        treatment: pick(specialties, index, 3),
        hospital_id: "",
        rating: 1 + Math.floor(random(index, 4) * 5),
        consent_source: "form",
        consent_note: "",
        consented_on: at(index).slice(0, 10),
        status,
        created_at: at(index),
        updated_at: at(index),
        deleted_at: null,
        search_text: foldedSearchText([model.name, model.place, model.text]),
        published_at: status === "published" ? at(index) : null,
        sample: random(index, 5) < 0.1 ? 1 : 0,
      },
    ],
  };
}

function at(index: number): string {
  return new Date(START + index * MINUTE_MS).toISOString();
}

/** Usage: `tsx bench/large-content.ts file:/tmp/large.db [hospitals posts reviews]` */
async function main([url, ...numbers]: string[]) {
  if (!url) throw new Error("Name a database, for example file:/tmp/large.db");
  const [hospitals, posts, reviews] = numbers.map(Number);
  const wanted = {
    hospitals: hospitals ?? LARGE.hospitals,
    posts: posts ?? LARGE.posts,
    reviews: reviews ?? LARGE.reviews,
  };
  const db = openDatabase(url);
  const now = new Date();
  await migrateToLatest(db);
  await ensureCompany(db, now);
  await seedSamples(db, now);
  await insertLargeContent(db, wanted);
  await db.destroy();
  console.log(`${url} holds ${JSON.stringify(wanted)} beside the samples`);
}

if (process.argv[1]?.endsWith("large-content.ts")) await main(process.argv.slice(2));
