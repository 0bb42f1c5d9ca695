import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { LanguageMarks } from "~/dashboard/language-marks";
import type { editing } from "~/locales/en/editing";
import type { posts } from "~/locales/en/posts";
import { Badge } from "~/ui/badge";
import { Table } from "~/ui/table";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import type { PostListView } from "./post-list-view.server";

/** The posts of a page of the list. */
export function PostTable({
  view,
  text,
}: {
  view: Pick<PostListView, "rows">;
  text: Pick<typeof posts, "caption" | "fields" | "status" | "preview"> & {
    editing: typeof editing;
  };
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
          long: true,
          cell: ({ href, name, lang, category, featured }) => (
            <span>
              <Link className={styles.touchTarget} to={href} lang={lang}>
                <bdi>{name}</bdi>
              </Link>
              <span className={styles.under}>
                {[category, featured].filter(Boolean).join(" · ")}
              </span>
            </span>
          ),
        },
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
        {
          key: "languages",
          title: text.editing.languages,
          cell: ({ marks }) => <LanguageMarks marks={marks} />,
        },
        { key: "changed", title: text.editing.changed, cell: ({ changed }) => changed },
        {
          key: "site",
          title: text.editing.onSite,
          cell: ({ site }) => (
            <a className={styles.touchTarget} href={site.href}>
              {site.isPreview ? text.preview.button : text.editing.see}
            </a>
          ),
        },
      ]}
    />
  );
}
