import * as styles from "./figure-table.css";
import { NameOrEmail } from "./name-or-email";

export interface FigureTableProps {
  caption: string;
  /** Column titles; the first one is for the row names, the others for numbers. */
  heads: readonly string[];
  rows: readonly {
    key: string | number;
    label: string;
    /** Length of the row's bar, 0 to 1; absent without bars. */
    bar?: number;
    /** Missing values are dashes. */
    cells: readonly string[];
  }[];
}

/** A small table of numbers; bars turn it into a chart. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  const [rowNameTitle, ...numberTitles] = heads;
  // a bar fits beside the name only if the row has one number
  const isNarrow = numberTitles.length > 1;
  const hasBarColumn = !isNarrow && rows.some(({ bar }) => bar !== undefined);
  return (
    <table className={isNarrow ? `${styles.table} ${styles.narrow}` : styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={hasBarColumn ? 2 : 1}>
            {rowNameTitle}
          </th>
          {numberTitles.map((head) => (
            <th className={styles.number} scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, bar, cells }) => (
          <tr key={key}>
            <th scope="row">
              <NameOrEmail text={label} />
              {isNarrow && bar !== undefined ? <Bar fraction={bar} /> : null}
            </th>
            {hasBarColumn ? (
              <td className={styles.bar}>
                <Bar fraction={bar ?? 0} />
              </td>
            ) : null}
            {cells.map((cell, index) => (
              <td className={styles.number} key={numberTitles[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ fraction }: { fraction: number }) {
  return (
    <svg className={styles.drawing} width="100%" height="12" aria-hidden="true">
      <rect className={styles.filled} width={`${fraction * 100}%`} height="12" />
    </svg>
  );
}
