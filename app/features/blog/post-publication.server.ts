import type { Database } from "#db/connection.server";
import type { Editor } from "~/features/audit/content-audit.server";
import { setPublication } from "~/features/worded-content/publish.server";
import { postFields } from "./post-editing";
import { findPostRecord } from "./post-record.server";

interface Publishing {
  id: string;
  /** The post's version that the coordinator had seen; another is a conflict. */
  seenVersion: number;
  isPublished: boolean;
  /** From when on the public sees it, where somebody chose a time. */
  at: Date | null;
}

/**
 * Shows a post to the public, at once or by itself when its time comes, or takes it off the site. A
 * post that was public before keeps the day on which it first was.
 */
export function setPostPublished(
  db: Database,
  by: Editor,
  { isPublished, at: chosen, ...seen }: Publishing,
  now: Date,
) {
  const status = isPublished ? "published" : "draft";
  return setPublication(
    db,
    by,
    {
      kind: "blog-posts",
      fields: postFields,
      find: findPostRecord,
      isDone: (found) => found.status === status,
      noted: isPublished ? "content-published" : "content-withdrawn",
      store: async (trx, { id, version, publishedAt }, at) => {
        const shown = publishedAt !== null && publishedAt <= at ? publishedAt : null;
        const { numUpdatedRows } = await trx
          .updateTable("posts")
          .set({
            status,
            updated_at: at,
            version: version + 1,
            // taken back before its time, it was never public
            published_at: isPublished ? (chosen?.toISOString() ?? shown ?? at) : shown,
          })
          .where("id", "=", id)
          .where("version", "=", version)
          .executeTakeFirstOrThrow();
        return numUpdatedRows === 1n;
      },
    },
    seen,
    now,
  );
}
