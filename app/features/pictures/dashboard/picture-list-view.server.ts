import { languageMarks } from "~/dashboard/translations.server";
import { formatNumber } from "~/locales/format";
import { defaultLanguage, type Language, langIfOther } from "~/locales/languages";
import { readPage } from "~/paging";
import type { Query } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { sourceFor } from "../picture";
import { listPictures } from "../picture-list.server";
import { picturePaths } from "../picture-paths";
import type { PictureRecord } from "../picture-record.server";

export type PictureCard = ReturnType<typeof pictureCard>;
export type PictureListView = Awaited<ReturnType<typeof pictureListView>>;

/**
 * One page of the picture library. @param addressOf returns the path of the list's page, which is the library or a
 * record's picture chooser
 */
export async function pictureListView(
  request: Request,
  context: Context,
  language: Language,
  addressOf: (query?: Query) => string,
) {
  const query = new URL(request.url).searchParams;
  const search = (query.get("search") ?? "").trim();
  const page = readPage(query.get("page"));
  const found = await listPictures(context.db, { search, page });
  return {
    path: addressOf(),
    search,
    count: translator(language)("pictures.count", { count: formatNumber(found.count, language) }),
    cards: found.pictures.map((picture) => pictureCard(picture, language)),
    pagination: paginationOf(language, found.window, (page) => addressOf({ search, page })),
    text: texts(language).pictures,
  };
}

/** The picture's description, or its file name if it has none. */
export function pictureName({ alts, name }: PictureRecord, language: Language): string {
  return alts[language] || alts[defaultLanguage] || name;
}

export function pictureCard(picture: PictureRecord, language: Language) {
  const { id, alts, key, widths, width, height } = picture;
  const files = { key, widths, width, height };
  const name = pictureName(picture, language);
  return {
    id,
    name,
    width,
    height,
    src: sourceFor(files, 320),
    alt: alts[language] || alts[defaultLanguage] || "",
    altLanguage: alts[language] ? undefined : langIfOther(defaultLanguage, language),
    href: picturePaths.record(id, language),
    openLabel: translator(language)("pictures.open", { name }),
    chooseLabel: translator(language)("pictures.record.choose", { name }),
    marks: languageMarks(
      (code) => ({ state: alts[code] ? "filled" : "missing", gaps: 0, isOlder: false }),
      language,
    ),
  };
}
