import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { isPostCategory, postCategories } from "./post";
import type { PostFacts } from "./post-editing";

/** What of a post is the same in every language, by the names of its form. */
export type PostFactName = keyof PostFacts;

/** The facts as text; `featured` as a box says it that is ticked, or not. */
export function flatFacts(facts: PostFacts): Record<PostFactName, string> {
  const { slug, category, featured, link } = facts;
  return { category, featured: featured ? "on" : "", link, slug };
}

/** The facts that a text says. */
export function factsOfFlat(fields: Readonly<Record<PostFactName, string>>): PostFacts {
  const { slug, category, featured, link } = fields;
  const [first] = postCategories;
  return {
    slug,
    category: isPostCategory(category) ? category : first,
    featured: featured === "on",
    link,
  };
}

/** What the facts are called, in the order of their form. */
export function factLabels(language: Language): Record<PostFactName, string> {
  const { category, featured, link, slug } = texts(language).posts.facts;
  return { category, featured, link, slug };
}

/** Facts as text with the names of categories, for people to read. */
export function shownFacts(
  fields: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> {
  const { posts, blog } = texts(language);
  const { category = "", featured } = fields;
  return {
    ...fields,
    category: isPostCategory(category) ? blog.categories[category] : category,
    featured: featured === "on" ? posts.facts.featured : posts.facts.notFeatured,
  };
}
