import type { ReactNode } from "react";
import * as styles from "./table.css";

interface Column<Row> {
  key: string;
  title: string;
  /** In place of the title where the table stands as one: what sorts by it. */
  heading?: ReactNode;
  sorted?: "ascending" | "descending";
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  align?: "end";
  /** A link or a button that says itself what it does: on a card it needs no title. */
  act?: boolean;
  /** Email addresses, and what people typed, may break anywhere. */
  long?: boolean;
}

export interface TableProps<Row> {
  caption: ReactNode;
  /** The first column names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** `bad` marks what is overdue; a cell must say so in words. */
  rowTone?: (row: Row) => "bad" | undefined;
}

/** A table that becomes a list of cards under 1120 px. */
export function Table<Row>({ caption, columns, rows, rowKey, rowTone }: TableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ key, title, heading, sorted, align }) => (
            <th key={key} scope="col" className={align && styles.end} aria-sort={sorted}>
              {heading ?? title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={rowTone?.(row) && styles.bad}>
            {columns.map(({ key, title, cell, align, long, act }, index) =>
              index === 0 ? (
                <th key={key} scope="row" data-label={title}>
                  <div>{cell(row)}</div>
                </th>
              ) : (
                <td key={key} data-label={act ? undefined : title} className={lookOf(align, long)}>
                  <div>{cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lookOf(align?: "end", long?: boolean): string | undefined {
  return long ? styles.long : align && styles.end;
}
