import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

/**
 * The table has one row, `content`: triggers count each change to tables of the public pages
 * (`counters.ts`).
 */
export interface Counters {
  name: "content";
  value: number;
}

/** The table has one row, with id 1, which is written to prove that the database accepts writes. */
export interface Readiness {
  id: number;
  at: Timestamp;
  /** Data that makes the database grow for a moment, as a booking does. */
  padding: string;
}

/** Sample sets that were already inserted, so that deleted samples are not inserted again. */
export interface Seeds {
  name: string;
  at: Timestamp;
}

export const database = {
  owner: "db",
  tables: {
    counters: table<Counters>()({
      notPersonal: { "about the database": ["name", "value"] },
      download: [],
    }),
    readiness: table<Readiness>()({
      notPersonal: { "about the database": ["id", "at", "padding"] },
      download: [],
    }),
    seeds: table<Seeds>()({ notPersonal: { "about the database": ["name", "at"] }, download: [] }),
  },
};
