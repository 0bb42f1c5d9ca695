import { data } from "@remix-run/node";
import { partText } from "~/dashboard/part-page.server";
import { recordName } from "~/dashboard/words-editor.server";
import { consentFieldsView } from "~/features/consent/consent-fields.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { dhakaDay } from "~/locales/calendar";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { flatFacts } from "../revised-video-facts.server";
import { findVideoAnywhere } from "../video-record.server";
import { consentSchema, withdrawalSchema } from "../video-review.schema";
import { partView } from "./video-forms.server";
import { videoOr404 } from "./video-page.server";
import { videoWordsArea } from "./video-words-area.server";

export type ConsentPage = Awaited<ReturnType<typeof loadConsent>>;
export type WithdrawalPage = Awaited<ReturnType<typeof loadWithdrawal>>;

/**
 * The form in which it is noted how the patient of a video review agreed.
 *
 * @throws a 404 page for a video review that is not there
 */
export async function loadConsent(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const video = await videoOr404(context, id);
  const { consent: text } = texts(language).videos;
  const today = dhakaDay(context.now());
  const fields = consentFieldsView(text, today, language);
  const { consentSource, consentNote, consentedOn } = flatFacts(video);
  return {
    meta: { title: `${text.title}: ${recordName(video, videoWordsArea, language)}` },
    view: {
      ...partView(context, "consent", video, language),
      rules: formRulesOf(consentSchema(today)),
      fields,
      labels: fields.labels,
      values: { consentSource, consentNote, consentedOn },
    },
    text: { ...text, ...partText(language) },
  };
}

/**
 * The form in which it is noted that the patient agrees no more, of a video review in the bin too.
 *
 * @throws a 404 page for a video review that is not there
 */
export async function loadWithdrawal(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const video = await findVideoAnywhere(context.db, id);
  if (!video) throw data(null, { status: 404 });
  const { withdrawal: text } = texts(language).videos.consent;
  const today = dhakaDay(context.now());
  return {
    meta: { title: `${text.title}: ${recordName(video, videoWordsArea, language)}` },
    view: {
      ...partView(context, "withdrawal", video, language),
      rules: formRulesOf(withdrawalSchema(today)),
      labels: { withdrawnOn: { label: text.withdrawnOn } },
      values: { withdrawnOn: flatFacts(video).withdrawnOn || today },
      today,
    },
    text: { ...text, ...partText(language) },
  };
}
