import { ContentTable } from "~/dashboard/content-table";
import * as styles from "~/dashboard/dashboard.css";
import type { editing } from "~/locales/en/editing";
import type { moderation } from "~/locales/en/moderation";
import type { ReviewListView } from "./review-list-view.server";

/** The stories of a page, those that wait first. */
export function ReviewTable({
  view,
  text,
}: {
  view: Pick<ReviewListView, "rows">;
  text: Pick<typeof moderation, "caption" | "writer" | "rating"> & {
    editing: typeof editing;
  };
}) {
  return (
    <ContentTable
      rows={view.rows}
      caption={text.caption}
      title={text.writer}
      text={text.editing}
      columns={[
        {
          key: "rating",
          title: text.rating,
          cell: ({ rating }) => <span className={styles.unbroken}>{rating}</span>,
        },
      ]}
    />
  );
}
