import { randomUUID } from "node:crypto";
import { comparedFields } from "~/dashboard/compared-fields";
import { deletionPage, wordsThatGo } from "~/dashboard/deletion.server";
import { partText } from "~/dashboard/part-page.server";
import { fieldLabels, recordName, wordsFields } from "~/dashboard/words-editor.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { FACTS } from "~/features/revisions/content-area.server";
import { changesSince } from "~/features/worded-content/conflicts.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { postCategories } from "../post";
import { type PostFacts, type PostRecord, postFields } from "../post-editing";
import { factsSchema, newPostSchema } from "../post-editing.schema";
import { factLabels, flatFacts, shownFacts } from "../revised-post-facts.server";
import { postOr404 } from "./post-editor.server";
import { postPaths, postWordsArea } from "./post-words-area.server";

/** The labels of what is the same in every language, and the categories. */
function factsView(language: Language) {
  const { blog } = texts(language);
  const { category, featured, link, slug } = factLabels(language);
  return {
    categories: postCategories.map((value) => ({ value, label: blog.categories[value] })),
    labels: {
      category: { label: category },
      featured: { label: featured },
      link: { label: link },
      slug: { label: slug },
    },
  };
}

export type FactsView = ReturnType<typeof factsView>;

/** The form for a new post. */
export function postCreation(request: Request) {
  const language = languageOf(request);
  const { posts } = texts(language);
  const facts = factsView(language);
  return {
    meta: { title: posts.createTitle },
    view: {
      crumbs: [{ href: postPaths.list(language), label: posts.title }],
      action: postPaths.beside("new", language),
      fields: wordsFields(null, postWordsArea, defaultLanguage, language),
      facts,
      labels: { ...fieldLabels(postWordsArea, language), ...facts.labels },
      rules: formRulesOf(newPostSchema),
      formKey: randomUUID(),
    },
    text: posts,
  };
}

export type FactsPage = Awaited<ReturnType<typeof loadFacts>>;

/**
 * The form for what of a post is the same in every language.
 *
 * @throws a 404 page for a post that is not there
 */
export async function loadFacts(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const post = await postOr404(context, id);
  const { posts } = texts(language);
  const name = recordName(post, postWordsArea, language);
  return {
    meta: { title: `${posts.facts.title}: ${name}` },
    view: {
      crumbs: [
        { href: postPaths.list(language), label: posts.title },
        { href: postPaths.record(id, language), label: name },
      ],
      action: postPaths.part("facts", id, language),
      ...factsView(language),
      rules: formRulesOf(factsSchema),
      values: flatFacts(post),
      revisions: postPaths.part("revisions", id, language, { in: FACTS }),
      seen: { version: String(post.factsVersion), openedAt: context.now().toISOString() },
    },
    text: { ...posts.facts, ...partText(language) },
  };
}

/** What the second of two coordinators is told who changed one post at once. */
export async function factsConflict(
  context: Context,
  found: PostRecord,
  attempt: { facts: PostFacts; openedAt: string | null },
  language: Language,
) {
  const { facts, openedAt } = attempt;
  const said = (one: PostFacts) => shownFacts(flatFacts(one), language);
  return {
    ...(await changesSince(context, postWordsArea, found, openedAt, language)),
    theirWords: comparedFields<string>(factLabels(language), said(found), said(facts)),
    seen: { version: String(found.factsVersion), openedAt: context.now().toISOString() },
    back: postPaths.record(found.id, language),
  };
}

/**
 * What the page says that asks before a post goes into the bin.
 *
 * @throws a 404 page for a post that is not there
 */
export async function loadPostToDelete(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const post = await postOr404(context, id);
  return deletionPage(
    {
      ...post,
      name: recordName(post, postWordsArea, language),
      goes: [
        wordsThatGo((code) => postFields.some((field) => post.texts[code]?.words[field]), language),
      ],
      list: { href: postPaths.list(language), label: texts(language).posts.title },
      href: postPaths.record(id, language),
      action: postPaths.part("deletion", id, language),
    },
    language,
  );
}
