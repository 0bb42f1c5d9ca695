import type { ContentArea } from "~/features/revisions/content-area.server";
import { revisedText } from "~/features/worded-content/write-words.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { binnedPosts, eraseBinnedPosts, restorePost } from "./post-bin.server";
import { findPostRecord } from "./post-record.server";
import { writePostWords } from "./post-words.server";

/** What the blog does with earlier words, and with its bin. */
export const postArea: ContentArea = {
  kind: "blog-posts",
  hasLanguages: true,
  labels: (language) => texts(language).posts.fields,
  find: async (db, id, language) => {
    const post = await findPostRecord(db, id);
    if (!post) return null;
    const called = post.texts[language]?.words.title || post.texts[defaultLanguage]?.words.title;
    const words = Object.values(post.texts).map(
      (text) => [text.language as Language | null, revisedText(text)] as const,
    );
    return { name: called ?? "", words: new Map(words) };
  },
  putBack: async (db, by, change, now) => {
    const { recordId, language, fields, englishVersion, seenVersion } = change;
    const { title = "", excerpt = "", body = "" } = fields;
    const written = {
      ...{ recordId, seenVersion, seenEnglish: englishVersion },
      language: language ?? defaultLanguage,
      words: { title, excerpt, body },
      kind: "content-reverted",
    } as const;
    return (await writePostWords(db, by, written, now)).outcome;
  },
  bin: { list: binnedPosts, takeOut: restorePost, erase: eraseBinnedPosts },
};
