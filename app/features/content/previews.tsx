import type { ComponentType } from "react";
import type { ListedKey } from "~/locales/areas";
import type { previewData } from "./areas.server";
import { DoctorPreview } from "./doctors/preview";
import { HospitalPage } from "./hospitals/hospital-page";
import { PaperChecklistPreview } from "./paper-checklists/preview";
import { PostPage } from "./posts/post-page";
import { ReplyTemplatePreview } from "./reply-templates/preview";
import { ReviewPreview } from "./reviews/preview";
import { TeamPreview } from "./team/preview";
import { VideoPreview } from "./videos/preview";

type Data<Key extends ListedKey> = Awaited<ReturnType<(typeof previewData)[Key]>>;

/** The component that renders each area's preview, with the data from `previewData`. */
export const previews: { [Key in ListedKey]: ComponentType<Data<Key>> } = {
  "hospital-list": HospitalPage,
  doctors: DoctorPreview,
  "blog-posts": PostPage,
  "patient-reviews": ReviewPreview,
  "videos-reviews": VideoPreview,
  "team-member": TeamPreview,
  "reply-templates": ReplyTemplatePreview,
  "paper-checklists": PaperChecklistPreview,
};
