import { owners } from "./owners";
import type { Schema } from "./schema";

/** What listeners are told of (`changes.ts`): bookings and messages, or what the public pages show. */
export type Topic = "requests" | "content";

export const topics = ["requests", "content"] as const satisfies readonly Topic[];

/** The topic of all tables that a room owns (`owners.ts`); null where nobody waits for their changes. */
const topicOfRoom: Readonly<Record<string, Topic | null>> = {
  "features/bookings": "requests",
  "features/messages": "requests",
  "features/requests": "requests",
  "features/hospitals": "content",
  "features/blog": "content",
  "features/reviews": "content",
  "features/video-reviews": "content",
  "features/team": "content",
  "features/company": "content",
  "features/costs": "content",
  "features/pictures": "content",
  "features/accounts": null,
  "features/sessions": null,
  "features/second-factor": null,
  "features/saved-filters": null,
  "features/audit": null,
  "features/revisions": null,
  "features/mail": null,
  "features/erasures": null,
  "features/backups": null,
  server: null,
  db: null,
};

/**
 * Every table whose changes are told, with its topic.
 *
 * @throws Error where a table belongs to a room of which nothing is said above
 */
export function toldTables(): { table: keyof Schema; topic: Topic }[] {
  return (Object.keys(owners) as (keyof Schema)[]).flatMap((table) => {
    const topic = topicOfRoom[owners[table]];
    if (topic === undefined) throw new Error(`db/topics.ts says nothing of ${owners[table]}`);
    return topic ? [{ table, topic }] : [];
  });
}
