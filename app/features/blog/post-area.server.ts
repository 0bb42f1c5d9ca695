import { wordedArea } from "~/features/worded-content/worded-area.server";
import { texts } from "~/server/i18n.server";
import { binnedPosts, eraseBinnedPosts, restorePost } from "./post-bin.server";
import { postFields } from "./post-editing";
import { findPostRecord } from "./post-record.server";
import { writePostWords } from "./post-words.server";

/** What the blog does with earlier words, and with its bin. */
export const postArea = wordedArea({
  kind: "blog-posts",
  fields: postFields,
  labels: (language) => texts(language).posts.fields,
  find: findPostRecord,
  write: writePostWords,
  bin: { list: binnedPosts, takeOut: restorePost, erase: eraseBinnedPosts },
});
