import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { editing } from "~/locales/en/editing";
import type { Language } from "~/locales/languages";
import { Badge } from "~/ui/badge";
import { NameOrEmail } from "~/ui/name-or-email";
import { Table } from "~/ui/table";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import * as styles from "./content-table.css";
import { secondLine } from "./dashboard.css";
import { LanguageMarks } from "./language-marks";
import { OrderButtons, type OrderStep } from "./order-buttons";
import { rowAnchor } from "./row-anchor";
import type { LanguageMark } from "./translations.server";

/** A row of the list: one record of the area. */
export interface ContentRow {
  id: string;
  href: string;
  title: string;
  /** Second line: a city, a date. */
  more: string;
  /** Language of both lines, if it differs from the page's. */
  lang?: Language;
  tone: "good" | "warn" | "neutral";
  status: string;
  sample: string | null;
  /** Absent for content in one language. */
  marks?: readonly LanguageMark[];
  /** Time and author of the last change or of the arrival. */
  changed: { when: string; who: string | null };
  /** Possible moves in an ordered list. */
  steps?: { up: OrderStep | null; down: OrderStep | null };
  /** Link to the public page or its preview. */
  siteLink: { href: string; label: string };
}

/** List of a content area: two-line rows with a cover picture. */
export function ContentTable<Row extends ContentRow>({
  rows,
  caption,
  title,
  text,
  coverOf,
  columns = [],
  orderAction,
}: {
  rows: readonly Row[];
  caption: string;
  /** Title of the first column. */
  title: string;
  text: Pick<typeof editing, "statusTitle" | "languages" | "changed" | "onSite" | "order">;
  /** Decorative picture, 68 px wide. */
  coverOf?: (row: Row) => ReactNode;
  /** Extra columns of the area. */
  columns?: readonly { key: string; title: string; cell: (row: Row) => ReactNode }[];
  /** Address to which moves are posted; null if the area has no order or the list is filtered. */
  orderAction?: string | null;
}) {
  const hasMarks = rows.some(({ marks }) => marks !== undefined);
  const isMovable = rows.some(({ steps }) => steps?.up || steps?.down);
  return (
    <div className={styles.content}>
      <Table
        caption={<span className={visuallyHidden}>{caption}</span>}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "title",
            title,
            cell: (row) => (
              <span className={styles.named}>
                {coverOf ? <span className={styles.cover}>{coverOf(row)}</span> : null}
                <span lang={row.lang} className={styles.words}>
                  <Link
                    className={styles.name}
                    id={orderAction ? rowAnchor(row.id) : undefined}
                    to={row.href}
                  >
                    <bdi>{row.title}</bdi>
                  </Link>
                  <span className={secondLine}>
                    <bdi>{row.more}</bdi>
                  </span>
                </span>
              </span>
            ),
          },
          {
            key: "status",
            title: text.statusTitle,
            cell: ({ tone, status, sample }) => (
              <span className={styles.badges}>
                <Badge tone={tone}>{status}</Badge>
                {sample ? <Badge tone="sample">{sample}</Badge> : null}
              </span>
            ),
          },
          ...columns,
          ...(hasMarks
            ? [
                {
                  key: "languages",
                  title: text.languages,
                  cell: ({ marks = [] }: Row) => <LanguageMarks marks={marks} />,
                },
              ]
            : []),
          {
            key: "changed",
            title: text.changed,
            cell: ({ changed: { when, who } }) => (
              <span className={styles.changed}>
                <span className={styles.when}>{when}</span>
                {who ? (
                  <span className={styles.who}>
                    {" · "}
                    <NameOrEmail text={who} />
                  </span>
                ) : null}
              </span>
            ),
          },
          ...(orderAction && isMovable
            ? [
                {
                  key: "order",
                  title: text.order,
                  cell: ({ id, steps }: Row) => (
                    <OrderButtons
                      action={orderAction}
                      id={id}
                      up={steps?.up ?? null}
                      down={steps?.down ?? null}
                    />
                  ),
                },
              ]
            : []),
          {
            key: "look",
            title: text.onSite,
            cell: ({ siteLink, title: name }) => (
              <a className={styles.siteLink} href={siteLink.href}>
                {siteLink.label}
                <span className={visuallyHidden}>: {name}</span>
              </a>
            ),
          },
        ]}
      />
    </div>
  );
}
