import type { Database, Queryable } from "./connection.server";
import { emptyCompany, layCompany } from "./seeds/company.seed";
import { layHospitals } from "./seeds/hospitals.seed";
import { layPosts } from "./seeds/posts.seed";
import { layReviews } from "./seeds/reviews.seed";
import { layTeam } from "./seeds/team.seed";
import { inTransaction } from "./transactions";

type Lay = (db: Queryable, now: string) => Promise<void>;

/** The sample sets. Each is laid once: what an admin changed or deleted does not come back. */
const sets: Record<string, Lay> = {
  company: layCompany,
  hospitals: layHospitals,
  posts: layPosts,
  reviews: layReviews,
  team: layTeam,
};

/** Lays the sample sets that have not been laid, each in one transaction. */
export async function seedSamples(db: Database, now: Date): Promise<void> {
  for (const [name, lay] of Object.entries(sets)) {
    await inTransaction(db, async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("seeds")
        .values({ name, at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) await lay(trx, now.toISOString());
    });
  }
}

/**
 * The company's row must be there on every start. Until the owner enters the real details they are plainly
 * samples, or, where samples are not wanted, empty: then the site is not open.
 */
export async function ensureCompany(db: Database, now: Date, hasSamples = true): Promise<void> {
  const row = await db.selectFrom("company").select("id").where("id", "=", 1).executeTakeFirst();
  if (!row) await layCompany(db, now.toISOString());
  if (!hasSamples) await emptyCompany(db);
}

/** Takes away every sample row that is left, and the company's sample details. */
export async function clearSamples(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const table of [
      "hospitals",
      "posts",
      "reviews",
      "video_reviews",
      "team_members",
    ] as const) {
      await trx.deleteFrom(table).where("sample", "=", 1).execute();
    }
    await emptyCompany(trx);
  });
}
