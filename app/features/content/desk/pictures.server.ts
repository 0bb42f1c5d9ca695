import { orderSteps } from "~/dashboard/order.server";
import { recordPictures } from "~/features/pictures/record-pictures.server";
import type { Context } from "~/server/context";
import { languageOf } from "~/server/i18n.server";
import type { Area } from "../engine/area.server";
import { deskPaths, foundOr404, recordNameIn } from "./form.server";

/**
 * The page on which a coordinator chooses and orders a record's pictures. @throws a 404 page if there is no such
 * record
 */
export async function loadPictures(request: Request, context: Context, area: Area, id = "") {
  const language = languageOf(request);
  const found = await foundOr404(context, area, id);
  const paths = deskPaths(area, language);
  const recordName = recordNameIn(area, found, language);
  const view = await recordPictures(request, context, language, {
    recordName,
    hasMany: area.pictures !== undefined,
    lead: area.text[language].pictureLead,
    crumbs: [
      { href: paths.list(), label: area.text[language].title },
      { href: paths.record(id), label: recordName.name },
    ],
    chosen: found.pictureIds,
    addressOf: (query) => paths.recordPage(id, "pictures", query),
    choiceAction: paths.recordPage(id, "pictures/choice"),
  });
  const steps = orderSteps(view.chosen, language);
  const order = {
    action: paths.recordPage(id, "pictures/order"),
    steps: Object.fromEntries(view.chosen.map(({ id }, index) => [id, steps[index]])),
  };
  return { ...view, order };
}
