import { data } from "@remix-run/node";
import { deletionPage, wordsThatGo } from "~/dashboard/deletion.server";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import { findHospitalRecord, recordName } from "../hospital-record.server";
import { cityName } from "../map-place";
import { hospitalPaths } from "./hospital-paths.server";

/**
 * What the page says that asks before a hospital goes.
 *
 * @throws a 404 page for a hospital that is not there
 */
export async function loadHospitalToDelete(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const hospital = await findHospitalRecord(context.db, id);
  if (!hospital) throw data(null, { status: 404 });
  return deletionPage(
    {
      ...hospital,
      name: recordName(hospital, language),
      goes: [
        {
          key: "hospital",
          text: [recordName(hospital, language), cityName(hospital.city)].join(DOT),
        },
        wordsThatGo((code) => Boolean(hospital.texts[code]?.name), language),
      ],
      list: { href: hospitalPaths.list(language), label: texts(language).hospitalEditing.title },
      href: hospitalPaths.record(id, language),
      action: hospitalPaths.part("deletion", id, language),
    },
    language,
  );
}
