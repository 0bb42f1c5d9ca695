import { data, redirect } from "@remix-run/node";
import type { ContentArea } from "~/features/audit/content-area.server";
import { pictureArea } from "~/features/pictures/picture-area.server";
import { type AreaKey, isAreaKey, isListedKey, type ListedKey } from "~/locales/areas";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { company } from "./company/area.server";
import { costs } from "./costs/area.server";
import { doctors } from "./doctors/area.server";
import { doctorPreview } from "./doctors/doctors.server";
import { type Area, type AreaRecord, ONLY_RECORD } from "./engine/area.server";
import { fieldLabels, withChoices } from "./engine/kinds.server";
import { hasPictures } from "./engine/record.server";
import { contentAreaOf } from "./engine/revised-area.server";
import { hospitals } from "./hospitals/area.server";
import { hospitalPreview } from "./hospitals/preview.server";
import { paperChecklistPreview, paperChecklists } from "./paper-checklists/area.server";
import { posts } from "./posts/area.server";
import { postPreview } from "./posts/post-page.server";
import { replyTemplatePreview, replyTemplates } from "./reply-templates/area.server";
import { reviews } from "./reviews/area.server";
import { reviewPreview } from "./reviews/review-cards.server";
import { team, teamPreview } from "./team/area.server";
import { videoPreview, videos } from "./videos/area.server";

/** All areas of the engine. The key is the `:area` parameter of their URLs. */
export const areas: Record<AreaKey, Area> = {
  "hospital-list": hospitals,
  doctors,
  "blog-posts": posts,
  "patient-reviews": reviews,
  "videos-reviews": videos,
  "team-member": team,
  "reply-templates": replyTemplates,
  "paper-checklists": paperChecklists,
  "company-info": company,
  costs,
};

/** Loads the data for the components in `previews.tsx`. */
export const previewData = {
  "hospital-list": hospitalPreview,
  doctors: doctorPreview,
  "blog-posts": postPreview,
  "patient-reviews": reviewPreview,
  "videos-reviews": videoPreview,
  "team-member": teamPreview,
  "reply-templates": replyTemplatePreview,
  "paper-checklists": paperChecklistPreview,
} satisfies Record<ListedKey, PreviewData>;

export type PreviewData = (
  context: Context,
  found: AreaRecord,
  language: Language,
) => Promise<{ title: string }>;

/** Finds an area with many records by its key in the URL. @throws a 404 page if there is none */
export async function listedAreaFromParams(
  { db }: Pick<Context, "db">,
  { area: key }: { area?: string },
): Promise<Area & { key: ListedKey }> {
  if (!isListedKey(key)) throw data(null, { status: 404 });
  return { ...(await withChoices(db, areas[key])), key };
}

/**
 * Reads the area and the record's id from a URL; the record may not exist. An area with one record
 * uses the area's own URL.
 *
 * @throws a 404 page if there is no such area, or a redirect to the area's own URL
 */
export async function areaAndIdFromUrl(
  request: Request,
  { db }: Pick<Context, "db">,
  params: { area?: string; id?: string },
): Promise<{ area: Area; id: string }> {
  const { pathname, search } = new URL(request.url);
  const key = params.area ?? pathname.split("/").at(-1);
  const area = isAreaKey(key) ? areas[key] : undefined;
  if (!area) throw data(null, { status: 404 });
  if (!area.single) return { area: await withChoices(db, area), id: params.id ?? "" };
  if (params.id === ONLY_RECORD)
    throw redirect(pathname.slice(0, pathname.lastIndexOf("/")) + search, 303);
  if (params.id !== undefined) throw data(null, { status: 404 });
  return { area, id: ONLY_RECORD };
}

/** Like `listedAreaFromParams`, but only for areas whose records have pictures. */
export async function pictureAreaFromParams(
  context: Pick<Context, "db">,
  params: { area?: string },
): Promise<Area> {
  const area = await listedAreaFromParams(context, params);
  if (!hasPictures(area)) throw data(null, { status: 404 });
  return area;
}

/** The labels of an area's controls, by field name. */
export const labelsIn = (key: AreaKey, language: Language) => fieldLabels(areas[key], language);

/** Pictures and all areas, in the form that the revisions pages and the bin use. */
export const contentAreas: readonly ContentArea[] = [
  pictureArea,
  ...Object.values(areas).map(contentAreaOf),
];
