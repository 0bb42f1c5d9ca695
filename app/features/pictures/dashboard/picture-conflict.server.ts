import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { type Language, languages } from "~/locales/languages";
import type { Context } from "~/server/context";
import { translator } from "~/server/i18n.server";
import type { Alts } from "../picture";
import type { PictureRecord } from "../picture-record.server";
import { altField } from "../upload.schema";
import { pictureName } from "./picture-list-view.server";
import { altDefaults, altFields } from "./upload-form.server";

export type AltsConflict = Awaited<ReturnType<typeof altsConflict>>;

/** Both versions of the descriptions, shown to the second of two coordinators who edited them. */
export async function altsConflict(
  context: Context,
  found: PictureRecord,
  alts: Alts,
  language: Language,
) {
  const labels = altFields(language);
  const events = await recordHistory(context.db, { kind: "pictures", id: found.id });
  return {
    text: translator(language)("editing.conflict.text", { name: pictureName(found, language) }),
    newEvents: recordHistoryLines(events.slice(0, 1), language, {
      ...{ kind: "pictures", id: found.id },
      labels: Object.fromEntries(labels.map(({ name, label }) => [name, label])),
    }),
    theirs: languages.map((code, index) => ({
      name: altField(code),
      lang: code,
      label: labels[index]?.label ?? "",
      value: found.alts[code] ?? "",
      differs: (found.alts[code] ?? "") !== (alts[code] ?? ""),
    })),
    // an empty field is filled with the other coordinator's text
    values: altDefaults(
      Object.fromEntries(languages.map((code) => [code, alts[code] || found.alts[code]])),
    ),
    version: String(found.version),
  };
}
