import { Link } from "@remix-run/react";
import { ListPage } from "~/dashboard/list-page";
import { PostButton } from "~/features/forms/post-button";
import { Button } from "~/ui/button";
import { NameOrEmail } from "~/ui/name-or-email";
import { Table } from "~/ui/table";
import type { BinView } from "./bin-view.server";

/** Deleted records of all kinds, each with a button to restore it. */
export function BinPage({ view }: { view: BinView }) {
  const { text, rows, action, count } = view;
  return (
    <ListPage
      title={text.title}
      lead={text.lead}
      count={count}
      empty={rows.length > 0 ? null : { title: text.empty, text: text.emptyText }}
    >
      <Table
        caption={text.caption}
        rows={rows}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        columns={[
          {
            key: "name",
            title: text.name,
            cell: ({ name }) => <bdi>{name}</bdi>,
            canBreakAnywhere: true,
          },
          { key: "kind", title: text.kind, cell: ({ what }) => what },
          { key: "when", title: text.when, cell: ({ when }) => when },
          {
            key: "who",
            title: text.who,
            cell: ({ who }) => <NameOrEmail text={who} />,
            canBreakAnywhere: true,
          },
          { key: "left", title: text.left, cell: ({ timeLeft }) => timeLeft },
          {
            key: "restore",
            title: text.restore,
            hasControl: true,
            cell: ({ kind, id, restore, withdrawal }) => (
              <>
                <PostButton action={action} hidden={{ kind, id }}>
                  <Button variant="quiet" aria-label={restore}>
                    {text.restore}
                  </Button>
                </PostButton>
                {withdrawal ? <Link to={withdrawal.href}>{withdrawal.label}</Link> : null}
              </>
            ),
          },
        ]}
      />
    </ListPage>
  );
}
