import type { Database } from "#db/connection.server";
import type { Editor } from "~/features/audit/content-audit.server";
import type { PuttingBack } from "~/features/revisions/content-area.server";
import { revisedFacts } from "~/features/worded-content/facts.server";
import { wordedArea } from "~/features/worded-content/worded-area.server";
import { texts } from "~/server/i18n.server";
import { factLabels, flatFacts, shownFacts } from "./revised-video-facts.server";
import { videoBin } from "./video-bin.server";
import { writeVideoFacts } from "./video-facts.server";
import { findVideo } from "./video-record.server";
import { videoFields } from "./video-review";
import { writeVideoWords } from "./video-words.server";

/** What video reviews do with earlier words, and with their bin. */
export const videoArea = wordedArea({
  kind: "videos-reviews",
  fields: videoFields,
  labels: (language) => texts(language).videos.fields,
  find: findVideo,
  write: writeVideoWords,
  facts: {
    title: (language) => texts(language).videos.same,
    labels: factLabels,
    shown: shownFacts,
    page: "",
    mayPutBack: (earlier, now) => puttableFacts(earlier, now) !== null,
    of: (video) => revisedFacts(flatFacts(video), video),
    putBack: putFactsBack,
  },
  bin: videoBin,
});

/**
 * Puts an earlier link back, and what was noted of the consent. Neither is a consent taken away so, nor a
 * withdrawal: whoever has the patient's word notes it anew.
 */
async function putFactsBack(
  db: Database,
  by: Editor,
  { recordId: id, fields, seenVersion }: PuttingBack,
  now: Date,
) {
  const found = await findVideo(db, id);
  if (!found) return "missing";
  const facts = puttableFacts(fields, flatFacts(found));
  if (!facts) return "elsewhere";
  const change = { id, facts, seenVersion, kind: "content-reverted" } as const;
  const { outcome } = await writeVideoFacts(db, by, change, now);
  // only a withdrawal is too early, and none is put back
  return outcome === "too-early" ? "elsewhere" : outcome;
}

type Fields = Readonly<Record<string, string>>;

/** Those of earlier facts that may stand again in the place of others; null: none. */
function puttableFacts({ link = "", ...consent }: Fields, now: Fields): Fields | null {
  if (consent.consentSource && !now.withdrawnOn) return { link, ...consent };
  return link === now.link ? null : { link };
}
