import { recordPaths, type WordsArea } from "~/dashboard/words-editor.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { texts } from "~/server/i18n.server";
import { type PostField, postFields } from "../post-editing";
import { postWordsSchema } from "../post-editing.schema";
import { factLabels } from "../revised-post-facts.server";

/** What the editor says of a post's words. */
export const postWordsArea = {
  path: "blog-posts",
  title: (language) => texts(language).posts.title,
  fields: postFields,
  labels: (language) => texts(language).posts.fields,
  hints: (language) => texts(language).posts.hints,
  factLabels,
  sizes: { title: "sentence", excerpt: "sentence", body: "text" },
  rules: (written) => formRulesOf(postWordsSchema(written)),
} as const satisfies WordsArea<PostField>;

export const postPaths = recordPaths(postWordsArea.path);
