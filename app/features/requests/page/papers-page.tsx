import { Link } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { useRootData } from "~/site/root-data";
import { Icon } from "~/ui/art/icons";
import { DOT } from "~/ui/dot";
import { DeskPaperRows } from "../papers/desk-paper-rows";
import * as styles from "../papers/desk-papers.css";
import type { LoadedPapers } from "./papers-page.server";

/** All papers of a request: to judge, to come, with a problem, done, and replaced ones. */
export function DeskPapersPage({ title, crumbs, fullName, view }: LoadedPapers) {
  const { common } = useRootData().text;
  const { text, toCome, documents } = view;
  const inState = (state: (typeof documents)[number]["state"]) =>
    documents.filter((document) => document.state === state);
  const group = (heading: string, members: typeof documents) =>
    members.length > 0 ? (
      <section className={styles.group}>
        <h2>{heading}</h2>
        <DeskPaperRows documents={members} view={view} />
      </section>
    ) : null;
  return (
    <>
      <DashboardHeading title={title} crumbs={crumbs} crumbsLabel={common.breadcrumbs}>
        <p>
          <bdi>{fullName}</bdi>
        </p>
        <p className={styles.quiet}>
          <Link to={view.needed.href}>{view.needed.label}</Link>
          {DOT}
          <Link to={view.add.href}>{view.add.label}</Link>
        </p>
      </DashboardHeading>
      {documents.length === 0 && toCome.length === 0 ? <p>{text.nothing}</p> : null}
      {group(text.toJudge, inState("received"))}
      {toCome.length > 0 || inState("receiving").length > 0 ? (
        <section className={styles.group}>
          <h2>{text.toCome}</h2>
          <ul className={styles.list}>
            {toCome.map(({ id, title, about }) => (
              <li className={styles.row} key={id}>
                <span className={styles.picture}>
                  <Icon name="clock" size={24} />
                </span>
                <div className={styles.summary}>
                  <p>{title}</p>
                  <p className={styles.quiet}>{about}</p>
                </div>
              </li>
            ))}
          </ul>
          <DeskPaperRows documents={inState("receiving")} view={view} />
        </section>
      ) : null}
      {group(text.problem, inState("refused"))}
      {group(text.done, inState("accepted"))}
      {group(text.earlier, inState("replaced"))}
    </>
  );
}
