import type { RecordKind } from "~/features/audit/audit";
import { postArea } from "~/features/blog/post-area.server";
import { companyArea } from "~/features/company-info/company-area.server";
import { costsArea } from "~/features/costs/costs-area.server";
import { hospitalArea } from "~/features/hospitals/hospital-area.server";
import { pictureArea } from "~/features/pictures/picture-area.server";
import { reviewArea } from "~/features/reviews/review-area.server";
import type { ContentArea } from "~/features/revisions/content-area.server";
import { teamArea } from "~/features/team/team-area.server";
import { videoArea } from "~/features/video-reviews/video-area.server";

/** The areas that keep earlier versions; those that delete have a bin. */
export const contentAreas: Partial<Record<RecordKind, ContentArea>> = {
  "hospital-list": hospitalArea,
  "team-member": teamArea,
  "patient-reviews": reviewArea,
  "videos-reviews": videoArea,
  pictures: pictureArea,
  "blog-posts": postArea,
  "company-info": companyArea,
  costs: costsArea,
};
