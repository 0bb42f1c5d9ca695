import { ListPage } from "~/dashboard/list-page";
import type { undelivered } from "~/locales/en/undelivered";
import { FilterBar } from "~/ui/filter-bar";
import { Select } from "~/ui/form/controls";
import type { MailListView } from "./mail-list-view.server";
import { MailTable } from "./mail-table";

export function MailList({ view, text }: { view: MailListView; text: typeof undelivered }) {
  return (
    <ListPage
      title={text.title}
      lead={text.lead}
      filter={
        <FilterBar
          // remounted after a client navigation, so that the field shows the new address
          key={view.state}
          label={text.filter}
          action={view.path}
          submitText={text.apply}
        >
          <Select
            name="status"
            label={text.filter}
            options={view.states}
            defaultValue={view.state}
          />
        </FilterBar>
      }
      count={view.count}
      empty={view.empty}
      pagination={view.pagination}
    >
      <MailTable view={view} text={text} />
    </ListPage>
  );
}
