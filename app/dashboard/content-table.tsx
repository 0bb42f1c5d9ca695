import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { editing } from "~/locales/en/editing";
import type { Language } from "~/locales/languages";
import { Badge } from "~/ui/badge";
import { NameOrEmail } from "~/ui/name-or-email";
import { Table } from "~/ui/table";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import * as styles from "./content-table.css";
import { under } from "./dashboard.css";
import { LanguageMarks } from "./language-marks";
import { OrderButtons, type OrderStep } from "./order-buttons";
import { rowAnchor } from "./row-anchor";
import type { LanguageMark } from "./translations.server";

/** A piece of content in the list of its area. */
export interface ContentRow {
  id: string;
  href: string;
  title: string;
  /** Below the title: a city, a date. */
  more: string;
  /** The language of both, where it is not the page's. */
  lang?: Language;
  tone: "good" | "warn" | "neutral";
  status: string;
  sample: string | null;
  /** Of what is written in one language: none. */
  marks?: readonly LanguageMark[];
  /** When it changed last, or came, and who changed it. */
  changed: { when: string; who: string | null };
  /** Of a list that has an order: how it can be moved. */
  steps?: { up: OrderStep | null; down: OrderStep | null };
  /** Where the public sees it, or how it will. */
  look: { href: string; label: string };
}

/** The list of an area of content: rows of two lines with a cover before them. */
export function ContentTable<Row extends ContentRow>({
  rows,
  caption,
  title,
  text,
  coverOf,
  columns = [],
  order,
}: {
  rows: readonly Row[];
  caption: string;
  /** Of the first column. */
  title: string;
  text: Pick<typeof editing, "statusTitle" | "languages" | "changed" | "onSite" | "order">;
  /** Decorative; 68 px wide. */
  coverOf?: (row: Row) => ReactNode;
  /** Columns of the area's own. */
  columns?: readonly { key: string; title: string; cell: (row: Row) => ReactNode }[];
  /** Where the buttons of the order post to; none, where the list is not shown whole. */
  order?: string | null;
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
                    id={order ? rowAnchor(row.id) : undefined}
                    to={row.href}
                  >
                    <bdi>{row.title}</bdi>
                  </Link>
                  <span className={under}>
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
          ...(order && isMovable
            ? [
                {
                  key: "order",
                  title: text.order,
                  cell: ({ id, steps }: Row) => (
                    <OrderButtons
                      action={order}
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
            cell: ({ look, title: name }) => (
              <a className={styles.look} href={look.href}>
                {look.label}
                <span className={visuallyHidden}>: {name}</span>
              </a>
            ),
          },
        ]}
      />
    </div>
  );
}
