import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { ListPage } from "~/dashboard/list-page";
import { Badge } from "~/ui/badge";
import { FilterBar } from "~/ui/filter-bar";
import { Select, TextField } from "~/ui/form/controls";
import { NameOrEmail } from "~/ui/name-or-email";
import { Table } from "~/ui/table";
import type { UserListView } from "./user-list-view.server";

export function UserListPage({ view }: { view: UserListView }) {
  const { text, rows, count, pagination, isFiltered, path } = view;
  const reset = isFiltered ? { href: path, label: text.reset } : undefined;
  return (
    <ListPage
      title={text.title}
      lead={text.lead}
      filter={<UserFilter view={view} />}
      count={count}
      empty={rows.length > 0 ? null : { title: text.empty, text: text.emptyText, reset }}
      pagination={pagination}
    >
      <Table
        caption={text.caption}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "name",
            title: text.name,
            canBreakAnywhere: true,
            cell: ({ href, name, email }) => (
              <>
                <Link className={styles.touchTarget} to={href}>
                  <NameOrEmail text={name} />
                </Link>
                {email ? (
                  <span className={styles.secondLine}>
                    <NameOrEmail text={email} />
                  </span>
                ) : null}
              </>
            ),
          },
          { key: "phone", title: text.phone, cell: ({ phone }) => phone },
          {
            key: "role",
            title: text.role,
            cell: ({ isAdmin, role }) => <Badge tone={isAdmin ? "good" : "neutral"}>{role}</Badge>,
          },
          {
            key: "state",
            title: text.state,
            cell: ({ isVerified, verified, blocked }) => (
              <span className={`${styles.badges} ${styles.unbroken}`}>
                {isVerified ? verified : <Badge tone="warn">{verified}</Badge>}
                {blocked ? <Badge tone="bad">{blocked}</Badge> : null}
              </span>
            ),
          },
          {
            key: "since",
            title: text.since,
            cell: ({ since }) => <span className={styles.unbroken}>{since}</span>,
          },
        ]}
      />
    </ListPage>
  );
}

function UserFilter({ view: { text, filter, options, path } }: { view: UserListView }) {
  return (
    <FilterBar
      // a new key after a client navigation, so that the fields show the new filter
      key={JSON.stringify(filter)}
      label={text.search}
      action={path}
      submitText={text.submit}
    >
      <TextField
        type="search"
        name="search"
        label={text.search}
        hint={text.searchHint}
        defaultValue={filter.search}
        maxLength={100}
        enterKeyHint="search"
      />
      {(["role", "verified", "disabled"] as const).map((name) => (
        <Select
          key={name}
          name={name}
          label={text.filters[name]}
          placeholder={text.all}
          options={options[name]}
          defaultValue={filter[name] ?? ""}
        />
      ))}
    </FilterBar>
  );
}
