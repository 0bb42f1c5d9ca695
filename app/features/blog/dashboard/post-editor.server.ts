import { data } from "@remix-run/node";
import { publicationView } from "~/dashboard/publication.server";
import { writtenLanguage } from "~/dashboard/translations.server";
import { wordsEditorText, wordsEditorView } from "~/dashboard/words-editor.server";
import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { markNewEnglish } from "~/features/revisions/new-english.server";
import { missingWords } from "~/features/worded-content/worded-record";
import { formatDateTime } from "~/locales/format";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { type PostRecord, postFields, postStateOf } from "../post-editing";
import { findPostRecord } from "../post-record.server";
import { factLabels } from "../revised-post-facts.server";
import { postChecklist } from "./post-checklist.server";
import { postPaths, postWordsArea } from "./post-words-area.server";

export type PostEditorPage = Awaited<ReturnType<typeof loadPost>>;

/**
 * What every page about one post is loaded with.
 *
 * @throws a 404 page for a post, or a language, that is not there
 */
export async function loadPost(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const written = writtenLanguage(request);
  const post = await postOr404(context, id);
  const record = { kind: postWordsArea.path, id } as const;
  const events = await recordHistory(context.db, record);
  const { posts, blog } = texts(language);
  const now = context.now();
  const view = wordsEditorView(post, postWordsArea, { written, language, now });
  return {
    meta: { title: view.name },
    view: {
      ...view,
      fields: await markNewEnglish(context.db, record, post.texts[written], view.fields),
      checklist: await postChecklist(context, post, language, now),
      publication: postPublication(post, { openedAt: view.seen.openedAt, now }, language),
      isDraft: post.status === "draft",
      wasPublished: post.publishedAt !== null && post.publishedAt <= now.toISOString(),
      history: recordHistoryLines(events, language, {
        ...record,
        labels: { ...posts.fields, ...factLabels(language) },
      }),
      facts: {
        address: paths.post(post.slug, language),
        category: blog.categories[post.category],
        featured: post.featured ? posts.facts.featured : posts.facts.notFeatured,
        link: post.link,
        edit: postPaths.part("facts", id, language),
      },
      pictures: postPaths.part("pictures", id, language),
      // as its readers see it
      preview: postPaths.part("preview", id, written),
    },
    text: { ...wordsEditorText(language), ...pageTexts(language) },
  };
}

function pageTexts(language: Language) {
  const { cover, facts, preview: typed, schedule, sampleText } = texts(language).posts;
  return { cover, facts, typed, schedule, sampleText };
}

/** @throws a 404 page for a post that is not there */
export async function postOr404(context: Context, id: string): Promise<PostRecord> {
  const post = await findPostRecord(context.db, id);
  if (!post) throw data(null, { status: 404 });
  return post;
}

/** Whether the public sees a post, or from when on. */
function postPublication(
  post: PostRecord,
  { openedAt, now }: { openedAt: string; now: Date },
  language: Language,
) {
  const view = publicationView(
    post,
    {
      isComplete: missingWords(postFields, post.texts[defaultLanguage]?.words).length === 0,
      openedAt,
      action: postPaths.part("publication", post.id, language),
      sitePath: paths.post(post.slug, language),
    },
    language,
  );
  if (postStateOf(post, now) !== "scheduled" || post.publishedAt === null) return view;
  const time = formatDateTime(post.publishedAt, language);
  return {
    ...view,
    isPublished: false,
    status: texts(language).posts.states.scheduled,
    explanation: translator(language)("posts.appears", { time }),
    site: null,
  };
}
