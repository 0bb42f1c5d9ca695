import {
  checklistView,
  languageLines,
  picturesLine,
  sampleLines,
} from "~/dashboard/checklist.server";
import { countWithoutAlts } from "~/features/pictures/picture-record.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { Area, AreaRecord, Part } from "../engine/area.server";
import { hasPictures, statusIn } from "../engine/record.server";
import { deskPaths } from "./form.server";

/** The checklist that a coordinator sees before publishing a record. */
export async function checklistOf(
  context: Context,
  area: Area,
  found: AreaRecord,
  language: Language,
) {
  const { id, pictureIds, sample } = found;
  const paths = deskPaths(area, language);
  const hrefOf = (part: Part) => paths.record(id, part);
  const pictures = paths.recordPage(id, "pictures");
  const tabs = { statusOf: statusIn(area, found), hrefOf };
  const { noPicture, checklist } = area.text[language];
  const lines = [
    ...(area.texts === null ? [] : languageLines(tabs, language)),
    ...(hasPictures(area) && pictureIds.length > 0
      ? [picturesLine(await countWithoutAlts(context.db, pictureIds), pictures, language)]
      : []),
    ...(hasPictures(area) && pictureIds.length === 0 && noPicture
      ? [{ isDone: false, text: noPicture, href: pictures }]
      : []),
    ...((await area.checks?.(found, language, context.now(), context.db)) ?? []).map(
      ({ part, ...check }) => ({
        ...check,
        href: part && hrefOf(part),
      }),
    ),
    ...sampleLines(sample, paths.record(id), language),
  ];
  return checklistView(lines, language, checklist);
}
