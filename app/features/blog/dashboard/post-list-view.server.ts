import type { ContentRow } from "~/dashboard/content-table";
import { stateChips, wordsChips } from "~/dashboard/state-chips.server";
import type { WordsNeed } from "~/dashboard/translation";
import { languageMarks } from "~/dashboard/translations.server";
import { nameLanguage, recordName, statusIn } from "~/dashboard/words-editor.server";
import type { LastChange } from "~/features/audit/last-changes.server";
import { type Picture, type Thumbnail, thumbnailOf } from "~/features/pictures/picture";
import { formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { type PostCategory, postCategories } from "../post";
import {
  type PostQuery,
  type PostRecord,
  type PostState,
  postStateOf,
  postStates,
} from "../post-editing";
import type { PostSearch } from "../post-search.server";
import { postPaths, postWordsArea } from "./post-words-area.server";

export type PostRow = ContentRow & { cover: Thumbnail | null; category: PostCategory };
export type PostListView = ReturnType<typeof postListView>;

const tones = { draft: "neutral", scheduled: "warn", published: "good" } as const;

/** One page of posts in the words of the page. */
export function postListView(
  found: PostSearch,
  { counts, needs }: { counts: Record<PostState, number>; needs: Record<WordsNeed, number> },
  { search, status, category, words }: PostQuery,
  changeOf: (post: PostRecord) => LastChange,
  now: Date,
  language: Language,
) {
  const { posts, blog, editing } = texts(language);
  return {
    path: postPaths.list(language),
    create: { href: postPaths.beside("new", language), label: posts.create },
    filter: { search, status, category, words },
    isFiltered: search !== "" || status !== null || category !== null || words !== null,
    categoryOptions: postCategories.map((value) => ({ value, label: blog.categories[value] })),
    chips: stateChips(
      {
        states: postStates,
        labels: posts.states,
        counts,
        chosen: status,
        hrefOf: (state) => postPaths.list(language, { search, status: state, category, words }),
      },
      language,
    ),
    words: {
      label: editing.list.words,
      chips: wordsChips(
        {
          counts: needs,
          chosen: words,
          hrefOf: (need) => postPaths.list(language, { search, status, category, words: need }),
        },
        language,
      ),
    },
    count: translator(language)("posts.count", { count: formatNumber(found.count, language) }),
    rows: found.posts.map((post) => ({
      ...rowOf(post, found.covers.get(post.pictureId ?? ""), now, language),
      changed: changeOf(post),
    })),
    pagination: paginationOf(language, found, (page) =>
      postPaths.list(language, { search, status, category, words, page }),
    ),
  };
}

function rowOf(
  post: PostRecord,
  cover: Picture | undefined,
  now: Date,
  language: Language,
): Omit<PostRow, "changed"> {
  const { posts, blog, common, editing } = texts(language);
  const state = postStateOf(post, now);
  const featured = post.featured ? posts.featuredMark : null;
  return {
    id: post.id,
    href: postPaths.record(post.id, language),
    title: recordName(post, postWordsArea, language),
    more: [blog.categories[post.category], featured].filter(Boolean).join(" · "),
    lang: langIfOther(nameLanguage(post, postWordsArea, language), language),
    tone: tones[state],
    status: posts.states[state],
    sample: post.sample ? common.sample : null,
    marks: languageMarks(statusIn(post, postWordsArea), language),
    look:
      state === "published"
        ? { href: paths.post(post.slug, language), label: editing.see }
        : {
            href: postPaths.part("preview", post.id, language),
            label: editing.preview.short,
          },
    cover: thumbnailOf(cover),
    category: post.category,
  };
}
