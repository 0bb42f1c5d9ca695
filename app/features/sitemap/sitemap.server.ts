import type { Queryable } from "#db/connection.server";
import { derived } from "#db/derived";
import { defaultLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { fixedPages, type SitemapPage } from "./sitemap";

/**
 * Three addresses each: far below the 50,000 that a sitemap may hold, and small enough to be
 * made in one go.
 */
const ENTRIES_OF_A_PART = 1000;

const FIXED = "pages";
const kinds = {
  hospitals: (slug: string) => paths.hospital(slug, defaultLanguage),
  posts: (slug: string) => paths.post(slug, defaultLanguage),
};
type Kind = keyof typeof kinds;

/** The names of the sitemap's parts, e.g. `pages`, `hospitals-1`. */
export async function sitemapParts(db: Queryable): Promise<string[]> {
  const hospitals = await partsOf(db, "hospitals");
  const posts = await partsOf(db, "posts");
  return [FIXED, ...hospitals, ...posts];
}

async function partsOf(db: Queryable, kind: Kind): Promise<string[]> {
  const count = await derived(db, kind, "sitemap", async () => {
    const row = await published(db, kind)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return row.count;
  });
  const parts = Math.ceil(count / ENTRIES_OF_A_PART);
  return Array.from({ length: parts }, (_, index) => `${kind}-${index + 1}`);
}

/** The pages of one part; null where there is no such part. */
export async function pagesOfPart(db: Queryable, part: string): Promise<SitemapPage[] | null> {
  if (part === FIXED) return [...fixedPages];
  const [, kind, number] = /^(hospitals|posts)-([1-9]\d{0,5})$/.exec(part) ?? [];
  if (!isKind(kind)) return null;
  const rows = await published(db, kind)
    .select(["slug", "updated_at"])
    .orderBy("slug")
    .limit(ENTRIES_OF_A_PART)
    .offset((Number(number) - 1) * ENTRIES_OF_A_PART)
    .execute();
  if (rows.length === 0) return null;
  return rows.map(({ slug, updated_at }) => ({ path: kinds[kind](slug), changedAt: updated_at }));
}

function isKind(value: string | undefined): value is Kind {
  return value !== undefined && value in kinds;
}

function published(db: Queryable, kind: Kind) {
  return db.selectFrom(kind).where("status", "=", "published");
}
