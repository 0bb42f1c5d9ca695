import { data } from "@remix-run/node";
import { type Language, languageNames, languages } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { findHospitalRecord, type HospitalRecord, recordName } from "../hospital-record.server";
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
  const { hospitalEditing, editing } = texts(language);
  const { deletion } = editing;
  const name = recordName(hospital, language);
  const title = translator(language)("editing.deletion.title", { name });
  const record = { href: hospitalPaths.record(id, language), label: name };
  return {
    meta: { title },
    page: {
      title,
      crumbs: [{ href: hospitalPaths.list(language), label: hospitalEditing.title }, record],
      lead: deletion.lead,
      goes: whatGoes(hospital, language),
      warning: hospital.status === "published" ? deletion.published : undefined,
      form: {
        action: hospitalPaths.part("deletion", id, language),
        hidden: { version: String(hospital.version) },
        submit: deletion.submit,
      },
      keep: { href: record.href, label: deletion.keep },
    },
  };
}

function whatGoes(hospital: HospitalRecord, language: Language) {
  const written = languages.filter((code) => hospital.texts[code]?.name);
  return [
    { key: "hospital", text: `${recordName(hospital, language)} · ${hospital.city}` },
    {
      key: "words",
      text: translator(language)("hospitalEditing.words", {
        languages: written.map((code) => languageNames[code]).join(", "),
      }),
    },
  ];
}
