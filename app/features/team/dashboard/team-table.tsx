import { ContentTable } from "~/dashboard/content-table";
import type { editing } from "~/locales/en/editing";
import type { team } from "~/locales/en/team";
import { Portrait } from "~/ui/art/portrait";
import type { TeamListView } from "./team-list-view.server";

/** The team in the order of the public page. */
export function TeamTable({
  view,
  text,
}: {
  view: Pick<TeamListView, "rows" | "order">;
  text: Pick<typeof team, "caption" | "fields"> & { editing: typeof editing };
}) {
  return (
    <ContentTable
      rows={view.rows}
      caption={text.caption}
      title={text.fields.name}
      text={text.editing}
      order={view.order}
      coverOf={({ photo, figure }) =>
        photo ? <img {...photo} alt="" loading="lazy" /> : <Portrait variant={figure} />
      }
    />
  );
}
