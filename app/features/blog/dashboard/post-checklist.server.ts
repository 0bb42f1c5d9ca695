import {
  checklistView,
  languageLines,
  picturesLine,
  sampleLines,
} from "~/dashboard/checklist.server";
import { statusIn } from "~/dashboard/words-editor.server";
import { countWithoutWords } from "~/features/pictures/picture-record.server";
import { videoOf } from "~/features/videos/video";
import { missingWords } from "~/features/worded-content/worded-record";
import { formatDateTime, formatNumber } from "~/locales/format";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { type PostRecord, postFields, postStateOf } from "../post-editing";
import { postPaths, postWordsArea } from "./post-words-area.server";

/** Search engines cut a description off there, in characters. */
const EXCERPT_SHOWN = 160;
/** What was written of medicine and visas is looked at again within a year. */
const FRESH_YEARS = 1;

/** What is still to be done before a post is fit to be seen. */
export async function postChecklist(
  { db }: Context,
  post: PostRecord,
  language: Language,
  now: Date,
) {
  const { checklist } = texts(language).posts;
  const { id, pictureId, link, sample } = post;
  const t = translator(language);
  const hrefOf = (code: Language) => postPaths.record(id, language, code);
  const href = hrefOf(defaultLanguage);
  const cover = postPaths.part("pictures", id, language);
  const facts = postPaths.part("facts", id, language);
  const english = post.texts[defaultLanguage];
  const words = {
    isWhole: missingWords(postFields, english?.words).length === 0,
    statusOf: statusIn(post, postWordsArea),
    hrefOf,
  };
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - FRESH_YEARS);
  const lines = [
    ...languageLines(words, language),
    {
      isDone: [...(english?.words.excerpt ?? "")].length <= EXCERPT_SHOWN,
      text: t("posts.checklist.excerpt", { count: formatNumber(EXCERPT_SHOWN, language) }),
      href,
    },
    { isDone: (english?.updatedAt ?? "") >= limit.toISOString(), text: checklist.fresh, href },
    pictureId === null
      ? { isDone: false, text: checklist.noCover, href: cover }
      : picturesLine(await countWithoutWords(db, [pictureId]), cover, language),
    ...(link ? [{ isDone: videoOf(link) !== null, text: checklist.video, href: facts }] : []),
    ...sampleLines(sample, href, language),
  ];
  const scheduled =
    postStateOf(post, now) === "scheduled" && post.publishedAt !== null
      ? [
          {
            isDone: true,
            text: t("posts.checklist.day", { time: formatDateTime(post.publishedAt, language) }),
          },
        ]
      : [];
  return checklistView([...lines, ...scheduled], language);
}
