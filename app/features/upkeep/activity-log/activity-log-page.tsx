import { Link } from "@remix-run/react";
import { secondLine, unbroken, unbrokenLink } from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { readReference } from "~/features/requests/reference";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterBar } from "~/ui/filter-bar";
import { Select, TextField } from "~/ui/form/controls";
import { NameOrEmail } from "~/ui/name-or-email";
import { Pagination } from "~/ui/pagination";
import { Table } from "~/ui/table";
import type { AuditView } from "./activity-log-view.server";

export function AuditPage({ view }: { view: AuditView }) {
  const { text, path, filter, days, kinds, rows, pagination } = view;
  return (
    <>
      <DashboardHeading title={text.title}>
        <p>{text.lead}</p>
      </DashboardHeading>
      {/* remounted after a client navigation, so that the fields show the filters in the new URL */}
      <FilterBar
        key={JSON.stringify(filter)}
        label={text.filter}
        action={path}
        submitText={text.apply}
      >
        <Select
          name="kind"
          label={text.event}
          placeholder={text.all}
          options={kinds}
          defaultValue={filter.kind}
        />
        <TextField name="reference" label={text.request} defaultValue={filter.reference} />
        <TextField name="email" label={text.email} defaultValue={filter.email} />
        <TextField name="network" label={text.network} defaultValue={filter.network} />
        {days.map((day) => (
          <TextField key={day.name} type="date" {...day} />
        ))}
      </FilterBar>
      {rows.length > 0 ? (
        <AuditTable text={text} rows={rows} />
      ) : (
        <EmptyState title={text.empty} text={text.emptyText}>
          <Link className={buttonClass("quiet")} to={path}>
            {text.clear}
          </Link>
        </EmptyState>
      )}
      <Pagination {...pagination} />
    </>
  );
}

function AuditTable({ text, rows }: Pick<AuditView, "text" | "rows">) {
  return (
    <Table
      caption={text.title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: "time", title: text.time, cell: ({ time }) => time },
        { key: "event", title: text.event, cell: ({ event }) => event },
        {
          key: "actor",
          title: text.actor,
          cell: ({ actor }) => <NameOrEmail text={actor} />,
          canBreakAnywhere: true,
        },
        {
          key: "subject",
          title: text.subject,
          cell: ({ subject }) => <NameOrEmail text={subject} />,
          canBreakAnywhere: true,
        },
        {
          key: "request",
          title: text.request,
          cell: ({ request }) =>
            request?.href ? (
              <Link className={unbrokenLink} to={request.href}>
                {request.reference}
              </Link>
            ) : (
              request?.reference
            ),
        },
        { key: "network", title: text.network, cell: ({ network }) => network },
        {
          key: "detail",
          title: text.detail,
          cell: ({ record, detail, change }) => (
            <>
              {record?.href ? <Link to={record.href}>{record.label}</Link> : record?.label}
              {record && detail ? " · " : null}
              {detail ? (
                <span className={readReference(detail) === detail ? unbroken : undefined}>
                  {detail}
                </span>
              ) : null}
              {change ? <span className={secondLine}>{change.fields}</span> : null}
              {change?.href ? <Link to={change.href}>{change.label}</Link> : null}
            </>
          ),
        },
      ]}
    />
  );
}
