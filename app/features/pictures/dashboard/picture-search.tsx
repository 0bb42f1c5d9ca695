import { Link } from "@remix-run/react";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterBar } from "~/ui/filter-bar";
import { TextField } from "~/ui/form/controls";
import type { PictureListView } from "./picture-list-view.server";

/** The search form of the picture library, also used in picture choosers. */
export function PictureSearch({ view }: { view: PictureListView }) {
  const { text, search, path } = view;
  return (
    <FilterBar
      // remounted after a client navigation, so that the field shows the search text in the new URL
      key={search}
      label={text.search}
      action={path}
      submitText={text.searchSubmit}
    >
      <TextField
        type="search"
        name="search"
        label={text.search}
        hint={text.searchHint}
        defaultValue={search}
        maxLength={100}
        enterKeyHint="search"
        optionalText=""
      />
    </FilterBar>
  );
}

/** The message shown instead of an empty grid; null if there are pictures. */
export function noPictures({ text, search, path, cards }: PictureListView) {
  if (cards.length > 0) return null;
  return search === ""
    ? { title: text.empty, text: text.emptyText }
    : {
        title: text.notFound,
        text: text.notFoundText,
        reset: { href: path, label: text.reset },
      };
}

export function NoPictures({ view }: { view: PictureListView }) {
  const emptyMessage = noPictures(view);
  if (!emptyMessage) return null;
  return (
    <EmptyState title={emptyMessage.title} text={emptyMessage.text}>
      {emptyMessage.reset ? (
        <Link className={buttonClass("quiet")} to={emptyMessage.reset.href}>
          {emptyMessage.reset.label}
        </Link>
      ) : null}
    </EmptyState>
  );
}
