import { comparedFields } from "~/dashboard/compared-fields";
import type { Failure } from "~/features/forms/form-action.server";
import { answerFacts } from "~/features/worded-content/answers.server";
import { changesSince } from "~/features/worded-content/conflicts.server";
import type { FactsResult } from "~/features/worded-content/facts.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import type { FieldErrors } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import type { TextKey } from "~/server/i18n.server";
import { factLabels, flatFacts, shownFacts } from "../revised-video-facts.server";
import { findVideoAnywhere } from "../video-record.server";
import type { VideoRecord } from "../video-review";
import { placeOf } from "./video-forms.server";
import { videoWordsArea } from "./video-words-area.server";

interface Attempt {
  id: string;
  /** What the form said, by its fields' names. */
  facts: Record<string, string>;
  openedAt: string | null;
  toast?: TextKey;
}

interface SentForm {
  language: Language;
  fail: (errors: FieldErrors) => Failure;
  gone: (id: string) => Promise<unknown>;
}

/**
 * Answers a form that changed the link or the consent.
 *
 * @throws what `form.gone` says where the video review is not there any more
 */
export function answerVideoFacts(
  context: Context,
  result: FactsResult<VideoRecord, "too-early">,
  { id, facts, openedAt, toast }: Attempt,
  form: SentForm,
) {
  const { language, fail } = form;
  if (result.outcome === "too-early") {
    return fail({ withdrawnOn: "videos.consent.withdrawal.tooEarly" });
  }
  const conflict = (found: VideoRecord) => factsConflict(context, found, facts, openedAt, language);
  const attempt = { id, values: facts, conflict, toast };
  return answerFacts(context, videoWordsArea, result, attempt, form);
}

/**
 * Answers the form that withdrew the consent: back to the record's page, or to the bin where it lies.
 *
 * @throws what `form.gone` says where the video review is not there any more
 */
export async function answerWithdrawal(
  context: Context,
  result: FactsResult<VideoRecord, "too-early">,
  { withdrawnOn, ...attempt }: { id: string; withdrawnOn: string; openedAt: string | null },
  form: SentForm,
) {
  const toast = "videos.consent.withdrawal.noted";
  const video = await findVideoAnywhere(context.db, attempt.id);
  if (result.outcome === "written" && video?.isInBin) {
    const bin = paths.dashboardPage("bin", form.language);
    return redirectWithToast(context, bin, { key: toast, variant: "success" });
  }
  return answerVideoFacts(context, result, { ...attempt, facts: { withdrawnOn }, toast }, form);
}

/** What the second of two coordinators is told who changed the same at once. */
async function factsConflict(
  context: Context,
  found: VideoRecord,
  facts: Attempt["facts"],
  openedAt: string | null,
  language: Language,
) {
  const [theirs, own] = [flatFacts(found), facts].map((said) => shownFacts(said, language));
  const labels = Object.entries(factLabels(language)).filter(
    ([name]) => name in facts && (theirs?.[name] || own?.[name]),
  );
  return {
    ...(await changesSince(context, videoWordsArea, found, openedAt, language)),
    theirWords: comparedFields<string>(Object.fromEntries(labels), theirs, own),
    seen: { version: String(found.factsVersion), openedAt: context.now().toISOString() },
    back: placeOf(found, language),
  };
}
