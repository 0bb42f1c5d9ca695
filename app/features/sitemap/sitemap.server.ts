import { derived } from "#db/derived";
import { countPosts } from "~/features/blog/posts.server";
import { defaultLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
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

type Source = Pick<Context, "db" | "now">;

/** The names of the sitemap's parts, e.g. `pages`, `hospitals-1`. */
export async function sitemapParts(source: Source): Promise<string[]> {
  const hospitals = await partsOf(source, "hospitals");
  const posts = await partsOf(source, "posts");
  return [FIXED, ...hospitals, ...posts];
}

async function partsOf(source: Source, kind: Kind): Promise<string[]> {
  const count = kind === "posts" ? await countPosts(source, null) : await countHospitals(source);
  const parts = Math.ceil(count / ENTRIES_OF_A_PART);
  return Array.from({ length: parts }, (_, index) => `${kind}-${index + 1}`);
}

function countHospitals(source: Source): Promise<number> {
  return derived(source.db, "hospitals", "sitemap", async () => {
    const { count } = await published(source, "hospitals")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  });
}

/** The pages of one part; null where there is no such part. */
export async function pagesOfPart(source: Source, part: string): Promise<SitemapPage[] | null> {
  if (part === FIXED) return [...fixedPages];
  const [, kind, number] = /^(hospitals|posts)-([1-9]\d{0,5})$/.exec(part) ?? [];
  if (!isKind(kind)) return null;
  const rows = await published(source, kind)
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

function published({ db, now }: Source, kind: Kind) {
  const pages = db.selectFrom(kind).where("status", "=", "published");
  if (kind === "hospitals") return pages;
  return pages.where("posts.published_at", "<=", now().toISOString());
}
