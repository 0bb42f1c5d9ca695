import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import type { moderation } from "~/locales/en/moderation";
import { Badge } from "~/ui/badge";
import { Table } from "~/ui/table";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import type { ReviewListView } from "./review-list-view.server";

/** The stories of a page, those that wait first. */
export function ReviewTable({
  view,
  text,
}: {
  view: Pick<ReviewListView, "rows">;
  text: Pick<typeof moderation, "caption" | "writer" | "rating" | "status" | "received">;
}) {
  return (
    <Table
      caption={<span className={visuallyHidden}>{text.caption}</span>}
      rows={view.rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "writer",
          title: text.writer,
          long: true,
          cell: ({ href, writer, excerpt, lang }) => (
            <span lang={lang}>
              <Link className={styles.touchTarget} to={href}>
                <bdi>{writer}</bdi>
              </Link>
              <span className={styles.under}>
                <bdi>{excerpt}</bdi>
              </span>
            </span>
          ),
        },
        { key: "rating", title: text.rating, cell: ({ rating }) => rating },
        {
          key: "status",
          title: text.status,
          cell: ({ tone, status, sample }) => (
            <span className={styles.badges}>
              <Badge tone={tone}>{status}</Badge>
              {sample ? <Badge tone="sample">{sample}</Badge> : null}
            </span>
          ),
        },
        { key: "received", title: text.received, cell: ({ received }) => received },
      ]}
    />
  );
}
