import { data } from "@remix-run/node";
import { orderSteps } from "~/dashboard/order.server";
import { recordPictures } from "~/features/pictures/record-pictures.server";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { pictureIdsOf } from "../hospital-covers.server";
import { findHospitalRecord, recordName } from "../hospital-record.server";
import { hospitalPaths } from "./hospital-paths.server";

/**
 * The page on which a hospital's pictures are chosen and put in order.
 *
 * @throws a 404 page for a hospital that is not there
 */
export async function loadHospitalPictures(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const hospital = await findHospitalRecord(context.db, id);
  if (!hospital) throw data(null, { status: 404 });
  const { hospitalEditing } = texts(language);
  const name = recordName(hospital, language);
  const view = await recordPictures(request, context, language, {
    name,
    hasMany: true,
    crumbs: [
      { href: hospitalPaths.list(language), label: hospitalEditing.title },
      { href: hospitalPaths.record(id, language), label: name },
    ],
    lead: hospitalEditing.picturesLead,
    chosen: (await pictureIdsOf(context.db, [id])).get(id) ?? [],
    addressOf: (query) => hospitalPaths.part("pictures", id, language, query),
    choice: hospitalPaths.part("pictures/choice", id, language),
  });
  const steps = orderSteps(view.chosen, language);
  const order = {
    action: hospitalPaths.part("pictures/order", id, language),
    steps: Object.fromEntries(view.chosen.map(({ id }, index) => [id, steps[index]])),
  };
  return { ...view, order };
}
