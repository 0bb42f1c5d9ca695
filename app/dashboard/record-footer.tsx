import { Link } from "@remix-run/react";
import { buttonClass } from "~/ui/button";
import { type HistoryLine, HistoryList } from "./history-list";
import { SidePanel } from "./record-page";

/** End of the side panel: history, earlier versions, deletion. */
export function RecordFooter({
  history,
  paths,
  text,
  more = [],
}: {
  history: readonly HistoryLine[];
  /** `deletion`: null for a record that cannot be deleted. */
  paths: { revisions: string; deletion: string | null };
  text: Record<"history" | "revisions" | "delete", string>;
  /** Further links before the deletion. */
  more?: readonly { href: string; label: string }[];
}) {
  const footerLinks = [
    { href: paths.revisions, label: text.revisions },
    ...more,
    ...(paths.deletion ? [{ href: paths.deletion, label: text.delete }] : []),
  ];
  return (
    <>
      {history.length > 0 ? (
        <SidePanel title={text.history}>
          <HistoryList lines={history} />
        </SidePanel>
      ) : null}
      {footerLinks.map(({ href, label }) => (
        <p key={href}>
          <Link className={buttonClass("quiet")} to={href}>
            {label}
          </Link>
        </p>
      ))}
    </>
  );
}
