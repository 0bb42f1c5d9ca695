import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import type { lists } from "~/locales/en/lists";
import { Badge } from "~/ui/badge";
import { NameOrEmail } from "~/ui/name-or-email";
import { Table, type TableProps } from "~/ui/table";
import { ClockBadge } from "../promise/clock-badge";
import type { ListView, listText } from "./list-view.server";

type Row = ListView["rows"][number];
type Columns = TableProps<Row>["columns"];
type Text = ReturnType<typeof listText> & { lists: typeof lists };

/** A table of requests; its columns depend on the kinds in the list. */
export function ListTable({
  caption,
  list: { rows, shows },
  text,
}: {
  list: ListView;
  text: Text;
  /** Names the order of the rows. */
  caption: string;
}) {
  return (
    <div className={styles.dense}>
      <Table
        caption={caption}
        rows={rows}
        rowKey={({ id }) => id}
        rowTone={({ clock }) => (clock.tone === "late" || clock.tone === "old" ? "bad" : undefined)}
        columns={[
          {
            key: "reference",
            title: text.reference,
            cell: ({ href, reference }) => (
              <Link className={styles.unbrokenLink} to={href}>
                {reference}
              </Link>
            ),
          },
          ...(shows.kind ? kindColumn(text) : []),
          {
            key: "name",
            title: text.name,
            canBreakAnywhere: true,
            cell: ({ name, urgent }) => (
              <span className={styles.person}>
                <bdi>{name}</bdi> {urgent ? <Badge tone="urgent">{text.urgent}</Badge> : null}
              </span>
            ),
          },
          ...(shows.journey ? phoneColumn(text) : []),
          ...(shows.email ? emailColumn(text) : []),
          ...(shows.journey ? placeColumn(text) : []),
          { key: "status", title: text.status, cell: ({ status }) => status },
          {
            key: "owner",
            title: text.lists.owner,
            canBreakAnywhere: true,
            cell: ({ owner }) => <NameOrEmail text={owner} />,
          },
          {
            key: "received",
            title: text.received,
            cell: ({ received }) => <span className={styles.unbroken}>{received}</span>,
          },
          { key: "due", title: text.reply, cell: ({ clock }) => <ClockBadge {...clock} /> },
        ]}
      />
    </div>
  );
}

function kindColumn(text: Text): Columns {
  return [{ key: "kind", title: text.lists.kind, cell: ({ kind }) => kind }];
}

function phoneColumn(text: Text): Columns {
  const cell = ({ phone }: Row) =>
    phone ? (
      <a className={styles.unbrokenLink} href={phone.href}>
        {phone.text}
      </a>
    ) : null;
  return [{ key: "phone", title: text.phone, cell }];
}

function emailColumn(text: Text): Columns {
  return [{ key: "email", title: text.email, cell: ({ email }) => <NameOrEmail text={email} /> }];
}

function placeColumn(text: Text): Columns {
  const cell = ({ destination }: Row) => <bdi className={styles.country}>{destination}</bdi>;
  return [{ key: "place", title: text.destination, canBreakAnywhere: true, cell }];
}
