import { ContentTable } from "~/dashboard/content-table";
import { SearchedList } from "~/dashboard/searched-list";
import { Icon } from "~/ui/art/icons";
import { Select } from "~/ui/form/controls";
import type { ListView } from "./list.server";

/** An area's list with search and filters. In an ordered area, rows have order buttons. */
export function AreaList({ view, text }: Pick<ListView, "view" | "text">) {
  const { filterControl } = view;
  return (
    <SearchedList
      text={text}
      view={view}
      legend={view.words && text.editing.states}
      more={
        filterControl ? (
          <Select
            name={filterControl.name}
            label={filterControl.label}
            placeholder={text.editing.list.all}
            options={filterControl.options}
            defaultValue={view.filter[filterControl.name] ?? ""}
          />
        ) : null
      }
    >
      <ContentTable
        rows={view.rows}
        caption={text.caption}
        title={view.title}
        text={text.editing}
        orderAction={view.order}
        coverOf={
          view.hasCovers
            ? ({ cover }) =>
                cover ? (
                  <img {...cover} alt="" loading="lazy" />
                ) : (
                  <Icon name={view.icon} size={38} />
                )
            : undefined
        }
      />
    </SearchedList>
  );
}
