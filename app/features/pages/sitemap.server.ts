import {
  countPublishedHospitals,
  publishedHospitalSlugs,
} from "~/features/content/hospitals/hospitals.server";
import { countPosts, publishedPostSlugs } from "~/features/content/posts/posts.server";
import { defaultLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { fixedPages, type SitemapPage } from "./sitemap";

/**
 * Number of entries in one file. Each has three URLs, which stays far below the limit of 50,000 and renders
 * quickly.
 */
const ENTRIES_OF_A_PART = 1000;

type Source = Pick<Context, "db" | "now">;
type Window = { limit: number; offset: number };

const FIXED = "pages";
const kinds = {
  hospitals: {
    count: ({ db }: Source) => countPublishedHospitals(db),
    list: ({ db }: Source, window: Window) => publishedHospitalSlugs(db, window),
    path: (slug: string) => paths.hospital(slug, defaultLanguage),
  },
  posts: {
    count: (source: Source) => countPosts(source, null),
    list: publishedPostSlugs,
    path: (slug: string) => paths.post(slug, defaultLanguage),
  },
};
type Kind = keyof typeof kinds;

/** The names of the sitemap's parts, e.g. `pages`, `hospitals-1`. */
export async function sitemapParts(source: Source): Promise<string[]> {
  const hospitals = await partsOf(source, "hospitals");
  const posts = await partsOf(source, "posts");
  return [FIXED, ...hospitals, ...posts];
}

async function partsOf(source: Source, kind: Kind): Promise<string[]> {
  const parts = Math.ceil((await kinds[kind].count(source)) / ENTRIES_OF_A_PART);
  return Array.from({ length: parts }, (_, index) => `${kind}-${index + 1}`);
}

/** The pages of one part; null if there is no such part. */
export async function pagesOfPart(source: Source, part: string): Promise<SitemapPage[] | null> {
  if (part === FIXED) return [...fixedPages];
  const [, kind, number] = /^(hospitals|posts)-([1-9]\d{0,5})$/.exec(part) ?? [];
  if (!isKind(kind)) return null;
  const { list, path } = kinds[kind];
  const offset = (Number(number) - 1) * ENTRIES_OF_A_PART;
  const rows = await list(source, { limit: ENTRIES_OF_A_PART, offset });
  if (rows.length === 0) return null;
  return rows.map(({ slug, changedAt }) => ({ path: path(slug), changedAt }));
}

function isKind(value: string | undefined): value is Kind {
  return value !== undefined && value in kinds;
}
