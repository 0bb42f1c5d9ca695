import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import type { undelivered } from "~/locales/en/undelivered";
import { NameOrEmail } from "~/ui/name-or-email";
import { Table } from "~/ui/table";
import type { MailListView } from "./mail-list-view.server";

export function MailTable({ view, text }: { view: MailListView; text: typeof undelivered }) {
  const isSettled = view.state === "settled";
  return (
    <Table
      caption={text.caption}
      rows={view.rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "email",
          title: text.email,
          cell: ({ href, kind, reference }) => (
            <>
              <Link className={styles.touchTarget} to={href}>
                {kind}
              </Link>
              {reference ? <span className={styles.secondLine}>{reference}</span> : null}
            </>
          ),
        },
        {
          key: "to",
          title: text.to,
          canBreakAnywhere: true,
          cell: ({ recipient }) => <NameOrEmail text={recipient} />,
        },
        { key: "why", title: text.why, cell: ({ reason }) => reason },
        isSettled
          ? {
              key: "settled",
              title: text.states.settled,
              cell: ({ settled }) =>
                settled ? (
                  <>
                    {settled.how}
                    <span className={styles.secondLine}>{settled.at}</span>
                  </>
                ) : null,
            }
          : { key: "failed", title: text.failedAt, cell: ({ failedAt }) => failedAt },
      ]}
    />
  );
}
