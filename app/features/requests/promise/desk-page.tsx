import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { ColumnChart } from "~/ui/column-chart";
import { FigureTable, type FigureTableProps } from "~/ui/figure-table";
import type { PromiseView } from "./desk-page.server";

export function PromisePage({ view }: { view: PromiseView }) {
  return (
    <>
      <DashboardHeading title={view.title}>
        <p className={styles.quiet}>{view.lead}</p>
        <p className={styles.quiet}>{view.few}</p>
      </DashboardHeading>
      <ul className={styles.stats}>
        {view.shares.map(({ title, number, of, median }) => (
          <li className={styles.stat} key={title}>
            <p>
              <strong>{title}</strong>
            </p>
            <p className={styles.number}>{number}</p>
            {of ? <p>{of}</p> : null}
            <p className={styles.quiet}>{median}</p>
          </li>
        ))}
      </ul>
      <nav className={styles.crumbs} aria-label={view.spans.label}>
        {view.spans.links.map(({ href, label, current }) => (
          <Link
            className={styles.touchTarget}
            key={href}
            to={href}
            aria-current={current ? "page" : undefined}
          >
            {current ? <strong>{label}</strong> : label}
          </Link>
        ))}
      </nav>
      <div className={styles.pair}>
        <ColumnChart {...view.byHour} table={<FigureTable {...view.byHour.table} />} />
        <ColumnChart {...view.perDay} table={<FigureTable {...view.perDay.table} />} />
      </div>
      <Spam spam={view.spam} />
      <div className={styles.pair}>
        {[view.byCoordinator, ...view.counted].map((table) => (
          <Counts key={table.caption} table={table} nothing={view.nothing} />
        ))}
      </div>
    </>
  );
}

function Spam({ spam }: Pick<PromiseView, "spam">) {
  return (
    <section className={styles.panel}>
      <h2>{spam.title}</h2>
      <p>{spam.count}</p>
      <p className={styles.quiet}>{spam.text}</p>
      {spam.byCoordinator ? <FigureTable {...spam.byCoordinator} /> : null}
      <p>
        <Link className={styles.touchTarget} to={spam.listLink.href}>
          {spam.listLink.label}
        </Link>
      </p>
    </section>
  );
}

function Counts({ table, nothing }: { table: FigureTableProps; nothing: string }) {
  if (table.rows.length > 0) return <FigureTable {...table} />;
  return (
    <div>
      <p>
        <strong>{table.caption}</strong>
      </p>
      <p className={styles.quiet}>{nothing}</p>
    </div>
  );
}
