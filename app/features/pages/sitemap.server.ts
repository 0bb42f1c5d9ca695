import {
  countPublishedHospitals,
  publishedHospitalSlugs,
} from "~/features/content/hospitals/hospitals.server";
import { countPosts, publishedPostSlugs } from "~/features/content/posts/posts.server";
import { defaultLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { fixedPages, type SitemapPage } from "./sitemap";

/** Number of pages in one part. With a URL in each language, a part stays far below 50,000 URLs. */
const PAGES_PER_PART = 1000;

type Source = Pick<Context, "db" | "now">;
type Window = { limit: number; offset: number };

const FIXED_PAGES_PART = "pages";
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
  return [FIXED_PAGES_PART, ...hospitals, ...posts];
}

async function partsOf(source: Source, kind: Kind): Promise<string[]> {
  const partCount = Math.ceil((await kinds[kind].count(source)) / PAGES_PER_PART);
  return Array.from({ length: partCount }, (_, index) => `${kind}-${index + 1}`);
}

/** The pages of one part; null if there is no such part. */
export async function pagesOfPart(source: Source, part: string): Promise<SitemapPage[] | null> {
  if (part === FIXED_PAGES_PART) return [...fixedPages];
  const [, kind, number] = /^(hospitals|posts)-([1-9]\d{0,5})$/.exec(part) ?? [];
  if (!isKind(kind)) return null;
  const { list, path } = kinds[kind];
  const offset = (Number(number) - 1) * PAGES_PER_PART;
  const rows = await list(source, { limit: PAGES_PER_PART, offset });
  if (rows.length === 0) return null;
  return rows.map(({ slug, changedAt }) => ({ path: path(slug), changedAt }));
}

function isKind(value: string | undefined): value is Kind {
  return value !== undefined && value in kinds;
}
