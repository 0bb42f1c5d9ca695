import type { ReactNode } from "react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { type HistoryLine, HistoryList } from "~/dashboard/history-list";
import { useRootData } from "~/site/root-data";
import { Badge } from "~/ui/badge";
import { Notice } from "~/ui/notice";
import { ClockBadge } from "./clock-badge";
import type { ClockView } from "./clock-view.server";
import { Readers } from "./readers";
import type { ReaderLine } from "./readers.server";

export interface RequestPageProps {
  title: string;
  view: {
    status: string;
    clock: ClockView;
    history: readonly HistoryLine[];
    isErased: boolean;
    paths: { list: string };
  };
  readers: readonly ReaderLine[];
  text: {
    history: { title: string };
    readers: { title: string; lead: string };
    erased: { notice: string };
  };
  /** What the list is called that it is in. */
  list: string;
  /** After the status and the clock. */
  badges?: ReactNode;
  /** Below the badges. */
  remark?: ReactNode;
  /** What the sender wrote, and what that is called. */
  request: { title: string; facts: ReactNode };
  /** What a coordinator can do; left out where the request is erased. */
  children: ReactNode;
}

/** All of one booking or message: what was sent, what was done, and what can be. */
export function RequestPage({
  title,
  view,
  readers,
  text,
  list,
  badges,
  remark,
  request,
  children,
}: RequestPageProps) {
  const { common } = useRootData().text;
  return (
    <>
      <DashboardHeading
        title={title}
        crumbs={[{ href: view.paths.list, label: list }]}
        crumbsLabel={common.breadcrumbs}
      >
        <p className={styles.badges}>
          <Badge>{view.status}</Badge>
          <ClockBadge {...view.clock} />
          {badges}
        </p>
        {remark}
      </DashboardHeading>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.panel}>
            <h2>{request.title}</h2>
            {request.facts}
          </section>
          <section className={styles.panel}>
            <h2>{text.history.title}</h2>
            <HistoryList lines={view.history} />
          </section>
          <Readers readers={readers} text={text.readers} />
        </div>
        <div className={styles.acts}>
          {view.isErased ? <Notice>{text.erased.notice}</Notice> : children}
        </div>
      </div>
    </>
  );
}
