import type { ReactNode } from "react";
import { useRootData } from "~/site/root-data";
import { column, panel } from "./dashboard.css";
import { DashboardHeading, NamedTitle, type RecordName } from "./dashboard-heading";
import * as styles from "./record-page.css";

/** Page of one record: error summary, title, language tabs, form, side panels. */
export function RecordPage({
  problems,
  title,
  recordName = { name: title },
  crumbs,
  tabs,
  children,
  aside,
}: {
  /** Above the heading (GOV.UK Design System, "Error summary"). */
  problems?: ReactNode;
  title: string;
  /** The record that the title names. */
  recordName?: RecordName;
  crumbs: readonly { href: string; label: string }[];
  /** `<LanguageTabs>`. */
  tabs?: ReactNode;
  children: ReactNode;
  /** `<SidePanel>`s: status, history. */
  aside?: ReactNode;
}) {
  const { common } = useRootData().text;
  return (
    <>
      {problems}
      <DashboardHeading
        title={<NamedTitle title={title} recordName={recordName} />}
        crumbs={crumbs}
        crumbsLabel={common.breadcrumbs}
      />
      {tabs}
      <div className={aside ? styles.split : undefined}>
        <div className={styles.main}>{children}</div>
        {aside ? <div className={column}>{aside}</div> : null}
      </div>
    </>
  );
}

export function SidePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={panel}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
