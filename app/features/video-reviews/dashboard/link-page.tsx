import { type PartAnswer, PartPage } from "~/dashboard/part-page";
import { LinkField } from "./link-field";
import type { LinkPage as LinkPageData } from "./video-forms.server";

/** Leads a video review to another video. */
export function LinkPage({
  view,
  text,
  answer,
}: Pick<LinkPageData, "view" | "text"> & { answer: PartAnswer | undefined }) {
  return (
    <PartPage form="video-link" view={view} text={text} answer={answer}>
      <LinkField text={text} />
    </PartPage>
  );
}
