import type { Database, Queryable } from "./connection.server";
import { emptyCompany, seedCompany } from "./seeds/company.seed";
import { seedDoctors } from "./seeds/doctors.seed";
import { seedHospitals } from "./seeds/hospitals.seed";
import { seedPaperChecklists } from "./seeds/paper-checklists.seed";
import { seedPosts } from "./seeds/posts.seed";
import { seedReplyTemplates } from "./seeds/reply-templates.seed";
import { seedReviews } from "./seeds/reviews.seed";
import { seedTeam } from "./seeds/team.seed";
import { inTransaction } from "./transactions";

type Seed = (db: Queryable, now: string) => Promise<void>;

/**
 * The sample sets. Each is inserted once, so that rows which a coordinator changed or deleted are
 * not restored.
 */
const sampleSets: Record<string, Seed> = {
  company: seedCompany,
  hospitals: seedHospitals,
  posts: seedPosts,
  reviews: seedReviews,
  team: seedTeam,
  doctors: seedDoctors,
  "reply-templates": seedReplyTemplates,
  "paper-checklists": seedPaperChecklists,
};

/** Inserts each missing sample set in a transaction of its own. */
export async function seedSamples(db: Database, now: Date): Promise<void> {
  for (const [name, seedRows] of Object.entries(sampleSets)) {
    await inTransaction(db, async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("seeds")
        .values({ name, at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) await seedRows(trx, now.toISOString());
    });
  }
}

/**
 * Creates the company's row with sample details if it is missing. Without samples, the details are
 * emptied. The site is not open until the owner enters real details.
 */
export async function ensureCompany(db: Database, now: Date, hasSamples = true): Promise<void> {
  const row = await db.selectFrom("company").select("id").where("id", "=", "1").executeTakeFirst();
  if (!row) await seedCompany(db, now.toISOString());
  if (!hasSamples) await emptyCompany(db);
}

/** Deletes the remaining sample rows and the company's sample details. */
export async function clearSamples(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const table of [
      "hospitals",
      "doctors",
      "posts",
      "reviews",
      "video_reviews",
      "team_members",
      "reply_templates",
      "checklist_papers",
    ] as const) {
      await trx.deleteFrom(table).where("sample", "=", 1).execute();
    }
    await emptyCompany(trx);
  });
}
