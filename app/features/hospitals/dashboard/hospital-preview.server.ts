import { previewNote } from "~/dashboard/preview.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { findHospitalToPreview } from "../hospital-details.server";
import { hospitalPageOf } from "../hospital-page.server";
import { findHospitalRecord } from "../hospital-record.server";
import { hospitalPaths } from "./hospital-paths.server";

/** A hospital as the public will see it, drafts too; null where there is none. */
export async function hospitalPreview(context: Context, id: string, language: Language) {
  const record = await findHospitalRecord(context.db, id);
  const found = record && (await findHospitalToPreview(context.db, id, language));
  if (!record || !found) return null;
  const { meta, ...page } = hospitalPageOf(context, found, language);
  return {
    // nothing of a draft for whoever is sent its link
    meta: { title: meta.title },
    notice: previewNote(
      record.status === "published",
      hospitalPaths.record(id, language, language),
      language,
    ),
    page: { ...page, jsonLd: [] },
  };
}
