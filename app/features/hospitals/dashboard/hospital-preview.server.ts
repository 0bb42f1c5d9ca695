import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { findHospitalToPreview } from "../hospital-details.server";
import { hospitalPageOf } from "../hospital-page.server";
import { findHospitalRecord } from "../hospital-record.server";
import { hospitalPaths } from "./hospital-paths.server";

/** A hospital as the public will see it, drafts too; null where there is none. */
export async function hospitalPreview(context: Context, id: string, language: Language) {
  const record = await findHospitalRecord(context.db, id);
  const found = record && (await findHospitalToPreview(context.db, id, language));
  if (!record || !found) return null;
  const { hospitalEditing } = texts(language);
  const { meta, ...page } = hospitalPageOf(context, found, language);
  return {
    // nothing of a draft for whoever is sent its link
    meta: { title: meta.title },
    note:
      record.status === "published" ? hospitalEditing.previewNote : hospitalEditing.previewDraft,
    back: {
      href: hospitalPaths.record(id, language, language),
      label: hospitalEditing.previewBack,
    },
    page: { ...page, jsonLd: [] },
  };
}
