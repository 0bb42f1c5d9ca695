import { areaTexts } from "~/locales/areas";
import { formatDateTime, formatNumber } from "~/locales/format";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import { fillIn, texts } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import { type AreaRecord, type Check, defineArea } from "../engine/area.server";
import { videoOf } from "../engine/video";
import { renderMarkdown } from "./markdown.server";
import { isPostCategory, postCategories } from "./post";
import { timeOfPublication } from "./schedule";

const text = areaTexts["blog-posts"];
const categoryNames = (language: Language) => texts(language).blog.categories;

/** Number of characters at which search engines cut descriptions. */
const EXCERPT_MAX_SHOWN = 160;
/** Texts about medicine and visas must be checked again after this number of years. */
const RECHECK_YEARS = 1;

/** The posts of the blog. They can be scheduled. */
export const posts = defineArea({
  key: "blog-posts",
  table: "posts",
  texts: "post_texts",
  icon: "document",
  text,
  words: {
    title: { kind: "sentence", max: 150, required: "required" },
    excerpt: { kind: "sentence", max: 300 },
    body: { kind: "text", max: 40_000 },
  },
  facts: {
    category: { kind: "choice", of: postCategories, names: categoryNames, required: "required" },
    featured: {
      kind: "tick",
      names: (language) => ({ on: text[language].featuredMark, off: text[language].notFeatured }),
    },
    link: { kind: "video" },
    slug: {
      kind: "slug",
      from: "title",
      unnamed: "post",
      taken: "slugTaken",
      required: "slugRequired",
    },
  },
  nameField: "title",
  newFields: ["title", "excerpt", "body", "category", "featured", "link", "slug"],
  hasPicture: true,
  publication: {
    fields: { day: { kind: "day" }, time: { kind: "time" } },
    isTimed: true,
    formErrors: ({ day, time }) => (time && !day ? { day: "required" } : null),
    columns: timeOfPublication,
  },
  messages: { added: "messages.blogCreated", failed: "messages.blogFailed" },
  previewOf: ({ title = "", excerpt = "", body = "" }, textLanguage) => ({
    title,
    lead: excerpt,
    html: renderMarkdown(body, textLanguage),
  }),
  checks: checksOf,
  // a sample becomes a real post when its body changes
  isStillSample: ({ texts: before }, part, after) =>
    part !== defaultLanguage || after.body === before[defaultLanguage]?.words.body,
  list: { filter: "category", more: categoryAndMark },
  site: ({ facts }, language) => paths.post(facts.slug ?? "", language),
});

function categoryAndMark({ facts }: AreaRecord, language: Language): string {
  const { category, featured } = facts;
  const name = isPostCategory(category) ? categoryNames(language)[category] : category;
  return [name, featured ? text[language].featuredMark : null].filter(Boolean).join(DOT);
}

function checksOf(
  { facts, texts: postTexts, status, row }: AreaRecord,
  language: Language,
  now: Date,
) {
  const { checks: checkTexts } = text[language];
  const english = postTexts[defaultLanguage];
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - RECHECK_YEARS);
  const count = formatNumber(EXCERPT_MAX_SHOWN, language);
  const checks: Check[] = [
    {
      isDone: [...(english?.words.excerpt ?? "")].length <= EXCERPT_MAX_SHOWN,
      text: fillIn(checkTexts.excerpt, { count }, language),
      part: defaultLanguage,
    },
    {
      isDone: (english?.updatedAt ?? "") >= limit.toISOString(),
      text: checkTexts.fresh,
      part: defaultLanguage,
    },
  ];
  if (facts.link) {
    checks.push({ isDone: videoOf(facts.link) !== null, text: checkTexts.video, part: "facts" });
  }
  const at = String(row.published_at ?? "");
  if (status === "published" && at > now.toISOString()) {
    const time = formatDateTime(at, language);
    checks.push({ isDone: true, text: fillIn(checkTexts.day, { time }, language) });
  }
  return checks;
}
