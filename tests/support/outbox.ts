import { beforeEach } from "vitest";
import type { Fields } from "~/server/log.server";
import { databaseForEachTest } from "./database";
import { enqueueTo } from "./outbox-mails";

/** Start time of each test, in milliseconds. */
export const OUTBOX_START = Date.parse("2026-11-21T09:00:00.000Z");

/** An empty outbox for each test of the calling file, with its clock and the worker's log. */
export function outboxForEachTest() {
  const database = databaseForEachTest();
  const outbox = {
    time: OUTBOX_START,
    logged: [] as [string, Fields | undefined][],
    get db() {
      return database.db;
    },
    get url() {
      return database.url;
    },
    services: () => ({
      db: database.db,
      now: () => new Date(outbox.time),
      log: (event: string, fields?: Fields) => void outbox.logged.push([event, fields]),
    }),
    enqueue: (...recipients: string[]) => enqueueTo(database.db, new Date(outbox.time), recipients),
    rows: () => database.db.selectFrom("outbox").selectAll().orderBy("created_at").execute(),
  };
  beforeEach(() => {
    outbox.time = OUTBOX_START;
    outbox.logged = [];
  });
  return outbox;
}
