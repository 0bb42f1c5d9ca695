import { ListPage } from "~/dashboard/list-page";
import { PrintButton } from "~/dashboard/print-button";
import type { lists } from "~/locales/en/lists";
import type { queue } from "~/locales/en/queue";
import { buttonClass } from "~/ui/button";
import { FilterBar } from "~/ui/filter-bar";
import { type Option, Select, TextField } from "~/ui/form/controls";
import { FilterChips } from "./filter-chips";
import * as styles from "./list-page.css";
import { ListTable } from "./list-table";
import type { ListFilterView, ListView, listText } from "./list-view.server";

interface RequestListProps {
  text: ReturnType<typeof listText> & {
    queue: Pick<typeof queue, "filtersLabel" | "chips" | "filter">;
    lists: typeof lists;
  };
  filter: ListFilterView;
  list: ListView;
}

/** The full list of requests, with search, filters, order, pages, printing and CSV export. */
export function RequestList({ text, filter, list }: RequestListProps) {
  const isEmpty = list.rows.length === 0;
  const nothingFound = {
    title: text.empty,
    text: text.emptyText,
    reset: { href: filter.path, label: text.reset },
  };
  const nothingYet = { title: text.emptyAll, text: text.emptyAllText };
  return (
    <ListPage
      title={text.title}
      create={filter.create}
      filter={
        <>
          <ListForm key={filter.key} text={text} filter={filter} />
          <FilterChips chips={filter.chips} saved={filter.saved} text={text.queue} />
        </>
      }
      count={list.count}
      empty={isEmpty ? (filter.isFiltered ? nothingFound : nothingYet) : null}
      pagination={list.pagination}
    >
      <ListTable caption={filter.orderedBy} list={list} text={text} />
      <div className={styles.take}>
        <p className={styles.buttons}>
          <a
            className={buttonClass("quiet")}
            href={filter.downloadHref}
            aria-describedby="download"
          >
            {text.lists.download}
          </a>
          <PrintButton>{text.lists.print}</PrintButton>
        </p>
        <p className={styles.hint} id="download">
          {text.lists.downloadHint}
        </p>
      </div>
    </ListPage>
  );
}

function ListForm({ text, filter }: Pick<RequestListProps, "text" | "filter">) {
  const { fields, show } = text.queue.filter;
  return (
    <FilterBar
      label={fields.search}
      action={filter.path}
      submitText={show}
      more={
        <details className={styles.more} open={filter.isOpen}>
          <summary>{text.lists.more}</summary>
          <div className={styles.fields}>
            {filter.selects.map((select) => (
              <Choice key={select.name} select={select} />
            ))}
            {filter.days.map((day) => (
              <TextField key={day.name} type="date" {...day} />
            ))}
          </div>
        </details>
      }
    >
      <TextField
        type="search"
        name="search"
        label={fields.search}
        hint={fields.searchHint}
        defaultValue={filter.search}
        maxLength={100}
        enterKeyHint="search"
      />
      <Choice select={filter.status} />
      <Choice select={filter.order} />
    </FilterBar>
  );
}

function Choice({
  select,
}: {
  select: { name: string; label: string; all: string; options: readonly Option[]; chosen: string };
}) {
  const { name, label, all, options, chosen } = select;
  return (
    <Select name={name} label={label} placeholder={all} options={options} defaultValue={chosen} />
  );
}
