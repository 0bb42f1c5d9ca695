import type { ChecklistLine } from "~/dashboard/checklist";
import { checklistView, sampleLines } from "~/dashboard/checklist.server";
import { formatDate } from "~/locales/format";
import { type Language, languageNames } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import type { ReviewRecord } from "../moderation";
import { givesAway } from "../private-words";
import { hospitalOnSite } from "../review-record.server";
import { reviewPaths } from "./review-paths.server";

/** What to look at before a story is published. Nothing of it holds up publishing: who reads it decides. */
export async function reviewChecklist(context: Context, review: ReviewRecord, language: Language) {
  const { moderation } = texts(language);
  const { checklist } = moderation;
  const { id, consent, text, name, place, treatment, hospital, sample } = review;
  const t = translator(language);
  const href = reviewPaths.correction(id, language);
  const isHeld = consent.source === "form" || consent.note !== "";
  const isGiven = [text, name, place, treatment].some(givesAway);
  const isShown = hospital !== null && (await hospitalOnSite(context.db, id, language)) !== null;
  const lines: ChecklistLine[] = [
    {
      isDone: isHeld,
      text: t("moderation.checklist.consent", {
        how: moderation.consent.sources[consent.source],
        date: formatDate(consent.at, language),
      }),
    },
    {
      isDone: true,
      text: t("moderation.checklist.language", { language: languageNames[review.language] }),
    },
    // a warning says what is the matter, not what should be
    { isDone: !isGiven, text: isGiven ? checklist.given : checklist.private, href },
    ...(hospital
      ? [{ isDone: isShown, text: isShown ? checklist.hospital : checklist.hospitalGone, href }]
      : []),
    ...sampleLines(sample, href, language),
  ];
  return checklistView(lines, language, checklist.note);
}
