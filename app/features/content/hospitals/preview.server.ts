import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { AreaRecord } from "../engine/area.server";
import { asPublicRecord } from "../engine/published.server";
import { hospitals } from "./area.server";
import { detailsOf } from "./hospital-details.server";
import { hospitalPageOf } from "./hospital-page.server";

/** Renders a draft as its public page shows it. */
export async function hospitalPreview(context: Context, found: AreaRecord, language: Language) {
  const record = await asPublicRecord(context.db, hospitals, found, language);
  const english = await asPublicRecord(context.db, hospitals, found, defaultLanguage);
  const details = await detailsOf(context.db, record, english, language);
  const { meta, ...page } = hospitalPageOf(context, details, language);
  // a draft has no data for search engines
  return { ...page, title: meta.title, jsonLd: [] };
}
