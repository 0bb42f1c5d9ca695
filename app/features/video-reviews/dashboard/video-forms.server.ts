import { randomUUID } from "node:crypto";
import { deletionPage, wordsThatGo } from "~/dashboard/deletion.server";
import { partText } from "~/dashboard/part-page.server";
import { fieldLabels, recordName, wordsFields } from "~/dashboard/words-editor.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { FACTS } from "~/features/revisions/content-area.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { type VideoRecord, videoFields } from "../video-review";
import { linkSchema, newVideoSchema } from "../video-review.schema";
import { videoOr404 } from "./video-page.server";
import { videoPaths, videoWordsArea } from "./video-words-area.server";

/** The form for a new video review. */
export function videoCreation(request: Request) {
  const language = languageOf(request);
  const { videos } = texts(language);
  return {
    meta: { title: videos.createTitle },
    view: {
      crumbs: [{ href: videoPaths.list(language), label: videos.title }],
      action: videoPaths.beside("new", language),
      fields: wordsFields(null, videoWordsArea, defaultLanguage, language),
      labels: { link: { label: videos.link.label }, ...fieldLabels(videoWordsArea, language) },
      rules: formRulesOf(newVideoSchema),
      formKey: randomUUID(),
    },
    text: videos,
  };
}

export type LinkPage = Awaited<ReturnType<typeof loadLink>>;

/**
 * The form in which a video review is led to another video.
 *
 * @throws a 404 page for one that is not there
 */
export async function loadLink(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const video = await videoOr404(context, id);
  const { videos } = texts(language);
  const name = recordName(video, videoWordsArea, language);
  return {
    meta: { title: `${videos.link.title}: ${name}` },
    view: {
      ...partView(context, "link", video, language),
      rules: formRulesOf(linkSchema),
      labels: { link: { label: videos.link.label } },
      values: { link: video.link },
    },
    text: { ...videos.link, ...partText(language) },
  };
}

/** What the pages have in common on which a part of a video review's facts is changed. */
export function partView(
  context: Context,
  part: "link" | "consent" | "withdrawal",
  video: VideoRecord,
  language: Language,
) {
  const { id, factsVersion, isInBin } = video;
  const { videos, revisions } = texts(language);
  const label = isInBin ? revisions.bin.title : recordName(video, videoWordsArea, language);
  return {
    crumbs: [
      { href: videoPaths.list(language), label: videos.title },
      { href: placeOf(video, language), label },
    ],
    action: videoPaths.part(part, id, language),
    revisions: isInBin ? null : videoPaths.part("revisions", id, language, { in: FACTS }),
    seen: { version: String(factsVersion), openedAt: context.now().toISOString() },
  };
}

/** Where a video review is found: the bin shows it on no page of its own. */
export function placeOf({ id, isInBin }: VideoRecord, language: Language): string {
  return isInBin ? paths.dashboardPage("bin", language) : videoPaths.record(id, language);
}

/**
 * What the page says that asks before a video review goes into the bin.
 *
 * @throws a 404 page for one that is not there
 */
export async function loadVideoToDelete(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const video = await videoOr404(context, id);
  return deletionPage(
    {
      ...video,
      name: recordName(video, videoWordsArea, language),
      goes: [
        { key: "link", text: video.link },
        wordsThatGo(
          (code) => videoFields.some((field) => video.texts[code]?.words[field]),
          language,
        ),
      ],
      list: { href: videoPaths.list(language), label: texts(language).videos.title },
      href: videoPaths.record(id, language),
      action: videoPaths.part("deletion", id, language),
    },
    language,
  );
}
