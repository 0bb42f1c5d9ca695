import type { ReactNode } from "react";
import * as styles from "./table.css";

interface Column<Row> {
  key: string;
  title: string;
  /** Sort link, shown instead of the title in a real table. */
  heading?: ReactNode;
  sortDirection?: "ascending" | "descending";
  cell: (row: Row) => ReactNode;
  /** For numbers. */
  align?: "end";
  /** The cell has a link or button, which needs no title on a card. */
  hasControl?: boolean;
  /** May break anywhere: email addresses, user input. */
  canBreakAnywhere?: boolean;
}

export interface TableProps<Row> {
  caption: ReactNode;
  /** The first column names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** `bad` marks overdue rows; a cell must also say so as text. */
  rowTone?: (row: Row) => "bad" | undefined;
}

/** A table that becomes a list of cards under 1120 px. */
export function Table<Row>({ caption, columns, rows, rowKey, rowTone }: TableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ key, title, heading, sortDirection, align }) => (
            <th key={key} scope="col" className={align && styles.end} aria-sort={sortDirection}>
              {heading ?? title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={rowTone?.(row) && styles.bad}>
            {columns.map(({ key, title, cell, align, canBreakAnywhere, hasControl }, index) =>
              index === 0 ? (
                <th key={key} scope="row" data-label={title}>
                  <div>{cell(row)}</div>
                </th>
              ) : (
                <td
                  key={key}
                  data-label={hasControl ? undefined : title}
                  className={cellClass(align, canBreakAnywhere)}
                >
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

function cellClass(align?: "end", long?: boolean): string | undefined {
  return long ? styles.long : align && styles.end;
}
