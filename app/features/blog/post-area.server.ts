import { putFactsBack, revisedFacts } from "~/features/worded-content/facts.server";
import { wordedArea } from "~/features/worded-content/worded-area.server";
import { texts } from "~/server/i18n.server";
import { postBin } from "./post-bin.server";
import { postFields } from "./post-editing";
import { writePostFacts } from "./post-facts.server";
import { findPostRecord } from "./post-record.server";
import { writePostWords } from "./post-words.server";
import { factLabels, flatFacts, shownFacts } from "./revised-post-facts.server";

/** What the blog does with earlier words, and with its bin. */
export const postArea = wordedArea({
  kind: "blog-posts",
  fields: postFields,
  labels: (language) => texts(language).posts.fields,
  find: findPostRecord,
  write: writePostWords,
  facts: {
    title: (language) => texts(language).posts.facts.title,
    labels: factLabels,
    shown: shownFacts,
    page: "facts",
    of: (post) => revisedFacts(flatFacts(post), post),
    putBack: (db, by, change, now) =>
      putFactsBack((facts) => writePostFacts(db, by, facts, now), change),
  },
  bin: postBin,
});
