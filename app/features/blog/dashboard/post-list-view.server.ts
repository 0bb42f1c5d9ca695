import { languageMarks } from "~/dashboard/translations.server";
import { nameLanguage, recordName, statusIn } from "~/dashboard/words-editor.server";
import { formatDay, formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { type PostQuery, postStateOf, postStates } from "../post-editing";
import type { PostSearch } from "../post-search.server";
import { postPaths, postWordsArea } from "./post-words-area.server";

export type PostListView = ReturnType<typeof postListView>;

const tones = { draft: "neutral", scheduled: "warn", published: "good" } as const;

/** One page of posts in the words of the page. */
export function postListView(
  found: PostSearch,
  { search, status, category }: PostQuery,
  now: Date,
  language: Language,
) {
  const { posts, blog, common } = texts(language);
  return {
    path: postPaths.list(language),
    create: { href: postPaths.beside("new", language), label: posts.create },
    filter: { search, status },
    isFiltered: search !== "" || status !== null || category !== null,
    statusOptions: postStates.map((value) => ({ value, label: posts.states[value] })),
    count: translator(language)("posts.count", { count: formatNumber(found.count, language) }),
    rows: found.posts.map((post) => {
      const state = postStateOf(post, now);
      return {
        id: post.id,
        href: postPaths.record(post.id, language),
        name: recordName(post, postWordsArea, language),
        lang: langIfOther(nameLanguage(post, postWordsArea, language), language),
        category: blog.categories[post.category],
        featured: post.featured ? posts.featuredMark : null,
        tone: tones[state],
        status: posts.states[state],
        sample: post.sample ? common.sample : null,
        marks: languageMarks(statusIn(post, postWordsArea), language),
        changed: formatDay(post.updatedAt, language),
        site:
          state === "published"
            ? { href: paths.post(post.slug, language), isPreview: false }
            : { href: paths.dashboardPostPreview(post.id, language), isPreview: true },
      };
    }),
    pagination: paginationOf(language, found, (page) =>
      paths.dashboardPage(postWordsArea.path, language, { search, status, category, page }),
    ),
  };
}
