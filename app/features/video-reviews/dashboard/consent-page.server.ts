import { comparedFields } from "~/dashboard/compared-fields";
import { recordName } from "~/dashboard/words-editor.server";
import { consentFieldsView } from "~/features/consent/consent-fields.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { dhakaDay } from "~/features/requests/promise";
import { changesSince } from "~/features/worded-content/conflicts.server";
import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import type { NotedConsent } from "../video-facts.server";
import type { VideoRecord } from "../video-review";
import { consentSchema } from "../video-review.schema";
import { partCrumbs } from "./video-forms.server";
import { videoOr404 } from "./video-page.server";
import { videoPaths, videoWordsArea } from "./video-words-area.server";

export type ConsentPage = Awaited<ReturnType<typeof loadConsent>>;

/**
 * The form in which it is noted how the patient of a video review agreed.
 *
 * @throws a 404 page for a video review that is not there
 */
export async function loadConsent(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const video = await videoOr404(context, id);
  const { videos, editing } = texts(language);
  const { consent: text } = videos;
  const today = dhakaDay(context.now());
  const fields = consentFieldsView(text, today, language);
  const name = recordName(video, videoWordsArea, language);
  const noted = video.consent && notedConsent(video.consent);
  return {
    meta: { title: `${text.title}: ${name}` },
    view: {
      crumbs: partCrumbs(id, name, language),
      action: videoPaths.part("consent", id, language),
      rules: formRulesOf(consentSchema(today)),
      fields,
      labels: fields.labels,
      values: {
        consentSource: noted?.source ?? "",
        consentNote: noted?.note ?? "",
        consentedOn: noted?.day ?? "",
      },
      seen: { version: String(video.version), openedAt: context.now().toISOString() },
    },
    text: { ...text, conflict: editing.conflict, notWritten: editing.notWritten },
  };
}

function notedConsent({ source, note, agreedAt }: NonNullable<VideoRecord["consent"]>) {
  return { source, note, day: dhakaDay(new Date(agreedAt)) };
}

/** What the second of two coordinators is told who noted it at once. */
export async function consentConflict(
  context: Context,
  found: VideoRecord,
  attempt: { consent: NotedConsent; openedAt: string | null },
  language: Language,
) {
  const { labels } = consentFieldsView(texts(language).videos.consent, "", language);
  const names = {
    source: labels.consentSource.label,
    note: labels.consentNote.label,
    day: labels.consentedOn.label,
  };
  const said = (noted: NotedConsent) => ({
    source: texts(language).moderation.consent.sources[noted.source],
    note: noted.note,
    day: formatDate(noted.day, language),
  });
  const { consent, openedAt } = attempt;
  const theirs = found.consent ? said(notedConsent(found.consent)) : undefined;
  return {
    ...(await changesSince(context, videoWordsArea, found, openedAt, language)),
    theirWords: comparedFields<string>(names, theirs, said(consent)),
    seen: { version: String(found.version), openedAt: context.now().toISOString() },
    back: videoPaths.record(found.id, language),
  };
}
