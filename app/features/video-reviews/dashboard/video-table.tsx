import { ContentTable } from "~/dashboard/content-table";
import type { editing } from "~/locales/en/editing";
import type { videos } from "~/locales/en/videos";
import { StoryCover } from "~/ui/art/story-cover";
import type { VideoListView } from "./video-list-view.server";

/** The video reviews in the order of the public page. */
export function VideoTable({
  view,
  text,
}: {
  view: Pick<VideoListView, "rows" | "order">;
  text: Pick<typeof videos, "caption" | "fields"> & { editing: typeof editing };
}) {
  return (
    <ContentTable
      rows={view.rows}
      caption={text.caption}
      title={text.fields.title}
      text={text.editing}
      order={view.order}
      coverOf={() => <StoryCover category="patient-journeys" />}
    />
  );
}
