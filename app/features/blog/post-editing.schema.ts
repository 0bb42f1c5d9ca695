import { z } from "zod";
import {
  key,
  optionalDay,
  optionalLine,
  optionalText,
  requiredChoice,
  requiredLine,
  tickBox,
} from "~/features/forms/fields.server";
import { videoOf } from "~/features/videos/video";
import { formKey, seenRecord, seenWords } from "~/features/worded-content/record.schema";
import { defaultLanguage, type Language } from "~/locales/languages";
import { postCategories } from "./post";
import { POST_MAX } from "./post-editing";
import { isSlug } from "./post-slug";

const words = {
  title: optionalLine(POST_MAX.title),
  excerpt: optionalLine(POST_MAX.excerpt),
  body: optionalText(POST_MAX.body),
};
/** A draft may have gaps; what it is called by must be there. */
const englishWords = { ...words, title: requiredLine("required", POST_MAX.title) };

/** Empty, or the one address under which a video is opened. */
const link = optionalLine(POST_MAX.link).transform((typed, context) => {
  if (typed === "") return "";
  const video = videoOf(typed);
  if (video) return video.href;
  context.addIssue({ code: "custom", message: key("videoUnknown") });
  return z.NEVER;
});

/** Empty lets the title propose one. */
const optionalSlug = optionalLine(POST_MAX.slug).refine(
  (slug) => slug === "" || isSlug(slug),
  key("slugInvalid"),
);
const category = requiredChoice(postCategories, "required");

export const newPostSchema = z.object({
  ...englishWords,
  category,
  featured: tickBox(),
  link,
  slug: optionalSlug,
  formKey,
});

export const factsSchema = z.object({
  slug: requiredLine("required", POST_MAX.slug).refine(
    (slug) => slug === "" || isSlug(slug),
    key("slugInvalid"),
  ),
  category,
  featured: tickBox(),
  link,
  ...seenRecord,
});

/** `preview`: the button that shows how it will look, and saves nothing. */
const pressed = { preview: tickBox() };
const englishSchema = z.object({ ...englishWords, ...seenWords, ...pressed });
const translationSchema = z.object({ ...words, ...seenWords, ...pressed });

export function postWordsSchema(written: Language) {
  return written === defaultLanguage ? englishSchema : translationSchema;
}

/** A day and a time in Bangladesh; both are empty for now. */
export const postPublicationSchema = z.object({
  published: requiredChoice(["yes", "no"]),
  day: optionalDay(),
  time: optionalLine(20).refine(
    (time) => time === "" || /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time),
    key("timeInvalid"),
  ),
  ...seenRecord,
});
