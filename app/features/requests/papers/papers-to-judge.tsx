import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { DOT } from "~/ui/dot";
import { DeskPaperRows } from "./desk-paper-rows";
import * as styles from "./desk-papers.css";
import type { DeskPapersView } from "./desk-papers-view.server";

/** Maximum number of documents to judge on the request's page. */
const MAX_SHOWN = 3;

/** The documents to judge on a request's page; only links if there are no papers. */
export function PapersToJudge({ view }: { view: DeskPapersView }) {
  const { counts, all, needed, add, text, toCome } = view;
  const otherLinks = (
    <>
      {[needed, add].map(({ href, label }) => (
        <Fragment key={href}>
          {DOT}
          <Link to={href}>{label}</Link>
        </Fragment>
      ))}
    </>
  );
  const toJudge = view.documents.filter(({ state }) => state === "received");
  if (view.documents.length === 0 && toCome.length === 0) {
    return (
      <p className={styles.unprintedLine}>
        <Link to={all.href}>{text.none}</Link>
        {otherLinks}
      </p>
    );
  }
  return (
    <section className={styles.unprintedGroup} id="papers">
      <div className={styles.head}>
        {toJudge.length > 0 ? (
          <h2>
            {text.toJudge} <span className={styles.quiet}>{view.toJudgeCount}</span>
          </h2>
        ) : (
          <h2>{text.papers}</h2>
        )}
        <p className={styles.quiet}>
          {counts.length > 0 ? `${counts.join(", ")}${DOT}` : null}
          <Link to={all.href}>{all.label}</Link>
          {otherLinks}
        </p>
      </div>
      {toJudge.length > 0 ? (
        <DeskPaperRows documents={toJudge.slice(0, MAX_SHOWN)} view={view} />
      ) : null}
    </section>
  );
}
