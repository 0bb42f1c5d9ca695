import { isLanguage, type Language, langIfOther } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import type { Area, AreaRecord } from "../engine/area.server";
import { deskPaths, foundOr404 } from "./form.server";
import { hiddenReasonOf } from "./publication.server";

/**
 * A record's preview in the language of the editor's tab (`in`). The page around it is in the editor's language.
 *
 * @throws a 404 page if there is no such record
 */
export async function loadPreview<Page extends { title: string }>(
  request: Request,
  context: Context,
  area: Area,
  pageOf: (context: Context, found: AreaRecord, language: Language) => Promise<Page>,
  id = "",
) {
  const language = languageOf(request);
  const found = await foundOr404(context, area, id);
  const tab = new URL(request.url).searchParams.get("in");
  const previewLanguage = isLanguage(tab) ? tab : language;
  const page = await pageOf(context, found, previewLanguage);
  const back = deskPaths(area, language).record(
    id,
    area.texts === null ? undefined : previewLanguage,
  );
  const { preview, inHouse } = texts(language).editing;
  const hiddenReason = await hiddenReasonOf(context, area, found, language);
  const publishedNote = area.site ? preview.shown : inHouse.preview;
  return {
    meta: { title: page.title },
    notice: {
      note: hiddenReason ?? (found.status === "published" ? publishedNote : preview.draft),
      back: { href: back, label: preview.back },
    },
    page,
    lang: langIfOther(previewLanguage, language),
  };
}
