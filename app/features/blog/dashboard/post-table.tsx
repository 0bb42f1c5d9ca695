import { ContentTable } from "~/dashboard/content-table";
import type { editing } from "~/locales/en/editing";
import type { posts } from "~/locales/en/posts";
import { StoryCover } from "~/ui/art/story-cover";
import type { PostListView } from "./post-list-view.server";

/** The posts of a page of the list. */
export function PostTable({
  view,
  text,
}: {
  view: Pick<PostListView, "rows">;
  text: Pick<typeof posts, "caption" | "fields"> & { editing: typeof editing };
}) {
  return (
    <ContentTable
      rows={view.rows}
      caption={text.caption}
      title={text.fields.title}
      text={text.editing}
      coverOf={({ cover, category }) =>
        cover ? <img {...cover} alt="" loading="lazy" /> : <StoryCover category={category} />
      }
    />
  );
}
