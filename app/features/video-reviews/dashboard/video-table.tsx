import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { LanguageMarks } from "~/dashboard/language-marks";
import { OrderButtons } from "~/dashboard/order-buttons";
import type { editing } from "~/locales/en/editing";
import type { videos } from "~/locales/en/videos";
import { Badge } from "~/ui/badge";
import { Table } from "~/ui/table";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import type { VideoListView } from "./video-list-view.server";

/** All video reviews, in the order of the public page. */
export function VideoTable({
  view,
  text,
}: {
  view: VideoListView;
  text: Pick<typeof videos, "caption" | "fields" | "status"> & { editing: typeof editing };
}) {
  return (
    <Table
      caption={<span className={visuallyHidden}>{text.caption}</span>}
      rows={view.rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "title",
          title: text.fields.title,
          cell: ({ anchor, href, name, patient, lang }) => (
            <span lang={lang}>
              <Link className={styles.touchTarget} id={anchor} to={href}>
                <bdi>{name}</bdi>
              </Link>
              <span className={styles.under}>
                <bdi>{patient}</bdi>
              </span>
            </span>
          ),
        },
        {
          key: "status",
          title: text.status,
          cell: ({ isPublished, status, sample }) => (
            <span className={styles.badges}>
              <Badge tone={isPublished ? "good" : "neutral"}>{status}</Badge>
              {sample ? <Badge tone="sample">{sample}</Badge> : null}
            </span>
          ),
        },
        {
          key: "languages",
          title: text.editing.languages,
          cell: ({ marks }) => <LanguageMarks marks={marks} />,
        },
        { key: "changed", title: text.editing.changed, cell: ({ changed }) => changed },
        {
          key: "order",
          title: text.editing.order,
          cell: ({ id, up, down }) => (
            <OrderButtons action={view.order} id={id} up={up} down={down} />
          ),
        },
        {
          key: "site",
          title: text.editing.onSite,
          cell: ({ site }) =>
            site ? (
              <a className={styles.touchTarget} href={site}>
                {text.editing.see}
              </a>
            ) : null,
        },
      ]}
    />
  );
}
