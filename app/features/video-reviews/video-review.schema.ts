import { z } from "zod";
import { heldConsent, pastDay } from "~/features/consent/consent.schema";
import { key, optionalLine, requiredLine } from "~/features/forms/fields.server";
import { videoOf } from "~/features/videos/video";
import { formKey, seenRecord, seenWords } from "~/features/worded-content/record.schema";
import { defaultLanguage, type Language } from "~/locales/languages";
import { VIDEO_MAX } from "./video-review";

const words = { title: optionalLine(VIDEO_MAX.title), patient: optionalLine(VIDEO_MAX.patient) };
/** A draft may have gaps; what it is called by must be there. */
const englishWords = { ...words, title: requiredLine("required", VIDEO_MAX.title) };

/** The one address under which a video is opened, whatever the browser's line said besides. */
const link = requiredLine("required", VIDEO_MAX.link).transform((typed, context) => {
  const video = videoOf(typed);
  if (video) return video.href;
  context.addIssue({ code: "custom", message: key("videoUnknown") });
  return z.NEVER;
});

export const newVideoSchema = z.object({
  link,
  ...englishWords,
  formKey,
});

const englishSchema = z.object({ ...englishWords, ...seenWords });
const translationSchema = z.object({ ...words, ...seenWords });

export function videoWordsSchema(written: Language) {
  return written === defaultLanguage ? englishSchema : translationSchema;
}

export const linkSchema = z.object({ link, ...seenRecord });

/** @param today in Bangladesh, `YYYY-MM-DD` */
export function consentSchema(today: string) {
  return z.object({ ...heldConsent(today), ...seenRecord });
}

/** @param today in Bangladesh, `YYYY-MM-DD` */
export function withdrawalSchema(today: string) {
  return z.object({ withdrawnOn: pastDay(today), ...seenRecord });
}
