import { data } from "@remix-run/node";
import { checklistView, languageLines, sampleLines } from "~/dashboard/checklist.server";
import { publicationView } from "~/dashboard/publication.server";
import { writtenLanguage } from "~/dashboard/translations.server";
import { statusIn, wordsEditorText, wordsEditorView } from "~/dashboard/words-editor.server";
import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { markNewEnglish } from "~/features/revisions/new-english.server";
import { videoOf } from "~/features/videos/video";
import { missingWords } from "~/features/worded-content/worded-record";
import { formatDate } from "~/locales/format";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { factLabels } from "../revised-video-facts.server";
import { findVideo } from "../video-record.server";
import { type VideoRecord, videoFields } from "../video-review";
import { unfitVideo } from "../videos.server";
import { consentView } from "./consent-view.server";
import { videoPaths, videoWordsArea } from "./video-words-area.server";

export type VideoPage = Awaited<ReturnType<typeof loadVideo>>;

/**
 * What every page about one video review is loaded with.
 *
 * @throws a 404 page for one, or a language, that is not there
 */
export async function loadVideo(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const written = writtenLanguage(request);
  const video = await videoOr404(context, id);
  const record = { kind: videoWordsArea.path, id } as const;
  const events = await recordHistory(context.db, record);
  const { videos } = texts(language);
  const view = wordsEditorView(video, videoWordsArea, { written, language, now: context.now() });
  const why = unfitVideo(video);
  const isComplete = missingWords(videoFields, video.texts[defaultLanguage]?.words).length === 0;
  return {
    meta: { title: view.name },
    view: {
      ...view,
      fields: await markNewEnglish(context.db, record, video.texts[written], view.fields),
      publication: publicationView(
        video,
        {
          isComplete,
          unfit: why && translator(language)(why),
          openedAt: view.seen.openedAt,
          action: videoPaths.part("publication", id, language),
          sitePath: paths.reviews(language),
        },
        language,
      ),
      checklist: videoChecklist(video, isComplete, language),
      // as its readers see it
      preview: videoPaths.part("preview", id, written),
      history: recordHistoryLines(events, language, {
        ...record,
        labels: { ...videos.fields, ...factLabels(language) },
      }),
      consent: await consentView(context, video, language),
      video: videoLink(video, language),
    },
    text: { ...wordsEditorText(language), same: videos.same, change: videos.link.title },
  };
}

function videoChecklist(video: VideoRecord, isWhole: boolean, language: Language) {
  const { id, link, sample, consent } = video;
  const { videos } = texts(language);
  const hrefOf = (code: Language) => videoPaths.record(id, language, code);
  const lines = [
    ...languageLines({ isWhole, statusOf: statusIn(video, videoWordsArea), hrefOf }, language),
    {
      isDone: consent !== null,
      text: consentLine(video, language),
      href: videoPaths.part("consent", id, language),
    },
    {
      isDone: videoOf(link) !== null,
      text: videos.opens,
      href: videoPaths.part("link", id, language),
    },
    ...sampleLines(sample, hrefOf(defaultLanguage), language),
  ];
  return checklistView(lines, language, videos.consent.checklist);
}

function consentLine({ consent, withdrawal }: VideoRecord, language: Language) {
  const { videos, moderation } = texts(language);
  const t = translator(language);
  if (withdrawal) {
    const date = formatDate(withdrawal.withdrawnAt, language);
    return t("videos.consent.openWithdrawn", { date });
  }
  if (!consent) return videos.consent.open;
  return t("moderation.checklist.consent", {
    how: moderation.consent.sources[consent.source],
    date: formatDate(consent.agreedAt, language),
  });
}

/** @throws a 404 page for a video review that is not there */
export async function videoOr404(context: Context, id: string): Promise<VideoRecord> {
  const video = await findVideo(context.db, id);
  if (!video) throw data(null, { status: 404 });
  return video;
}

function videoLink({ id, link }: VideoRecord, language: Language) {
  const video = videoOf(link);
  return {
    href: video?.href ?? null,
    address: link,
    text: video ? translator(language)("videos.watch", { host: video.host }) : link,
    change: videoPaths.part("link", id, language),
  };
}
