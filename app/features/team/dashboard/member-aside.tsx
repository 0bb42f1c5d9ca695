import { Link } from "@remix-run/react";
import { HistoryList } from "~/dashboard/history-list";
import { PublicationPanel } from "~/dashboard/publication-panel";
import { SidePanel } from "~/dashboard/record-page";
import { buttonClass } from "~/ui/button";
import type { MemberPage } from "./member-page.server";

/** What stands beside a member's words: whether the public sees them, and what was done. */
export function MemberAside({ view, text }: Pick<MemberPage, "view" | "text">) {
  return (
    <>
      <PublicationPanel view={view.publication} text={text} />
      {view.history.length > 0 ? (
        <SidePanel title={text.history}>
          <HistoryList lines={view.history} />
        </SidePanel>
      ) : null}
      <p>
        <Link className={buttonClass("quiet")} to={view.paths.revisions}>
          {text.revisions}
        </Link>
      </p>
      <p>
        <Link className={buttonClass("quiet")} to={view.paths.pictures}>
          {text.picture}
        </Link>
      </p>
      <p>
        <Link className={buttonClass("quiet")} to={view.paths.deletion}>
          {text.delete}
        </Link>
      </p>
    </>
  );
}
