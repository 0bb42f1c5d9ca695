import { data } from "@remix-run/node";
import type { RecordKind } from "~/features/audit/audit";
import { companyArea } from "~/features/company-info/company-area.server";
import { costsArea } from "~/features/costs/costs-area.server";
import { pictureArea } from "~/features/pictures/picture-area.server";
import type { ContentArea } from "~/features/revisions/content-area.server";
import { type AreaKey, isAreaKey } from "~/locales/areas";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { doctors } from "./doctors/area.server";
import { doctorPreview } from "./doctors/doctors.server";
import type { Area, Found } from "./engine/area.server";
import { keptArea } from "./engine/kept.server";
import { withChoices } from "./engine/kinds.server";
import { hasPictures } from "./engine/record.server";
import { hospitals } from "./hospitals/area.server";
import { hospitalPreview } from "./hospitals/preview.server";
import { posts } from "./posts/area.server";
import { postPreview } from "./posts/post-page.server";
import { reviews } from "./reviews/area.server";
import { reviewPreview } from "./reviews/review-cards.server";
import { team, teamPreview } from "./team/area.server";
import { videoPreview, videos } from "./videos/area.server";

/** All areas of the engine, by the `:area` of their addresses. */
export const areas: Record<AreaKey, Area> = {
  "hospital-list": hospitals,
  doctors,
  "blog-posts": posts,
  "patient-reviews": reviews,
  "videos-reviews": videos,
  "team-member": team,
};

/** Loads the data of the components in `previews.tsx`. */
export const previewData = {
  "hospital-list": hospitalPreview,
  doctors: doctorPreview,
  "blog-posts": postPreview,
  "patient-reviews": reviewPreview,
  "videos-reviews": videoPreview,
  "team-member": teamPreview,
} satisfies Record<AreaKey, PreviewData>;

export type PreviewData = (
  context: Context,
  found: Found,
  language: Language,
) => Promise<{ title: string }>;

/** The area in an address. @throws a 404 page if there is none */
export async function areaOf(
  { db }: Pick<Context, "db">,
  params: { area?: string },
): Promise<Area> {
  if (!isAreaKey(params.area)) throw data(null, { status: 404 });
  return withChoices(db, areas[params.area]);
}

/** The same, for an area whose records have a picture. */
export async function pictureAreaOf(
  context: Pick<Context, "db">,
  params: { area?: string },
): Promise<Area> {
  const area = await areaOf(context, params);
  if (!hasPictures(area)) throw data(null, { status: 404 });
  return area;
}

/** Everything with revisions, in the order of the bin; areas outside the engine declare theirs. */
export const contentAreas: Partial<Record<RecordKind, ContentArea>> = {
  pictures: pictureArea,
  "company-info": companyArea,
  costs: costsArea,
  ...Object.fromEntries(Object.values(areas).map((area) => [area.key, keptArea(area)])),
};
