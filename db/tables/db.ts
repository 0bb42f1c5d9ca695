import type { TableColumns } from "../column-kinds";
import type { Timestamp } from "../column-values";

/** Moves with every change of what it names (by triggers), so that counts may be remembered. */
export interface ContentStamps {
  /** `content`: all that the public pages show, where the engine counts it here (`changes.ts`). */
  name: "hospitals" | "posts" | "reviews" | "content";
  stamp: number;
}

/** One row, id 1: written to prove that the database can be. */
export interface Readiness {
  id: number;
  at: Timestamp;
  /** Makes the database grow for a moment, as a booking does. */
  padding: string;
}

/** Which sample sets have been laid, so that what an admin deleted does not come back. */
export interface Seeds {
  name: string;
  at: Timestamp;
}

export const dbColumns = {
  content_stamps: { notPersonal: { "about the database": ["name", "stamp"] }, download: [] },
  readiness: { notPersonal: { "about the database": ["id", "at", "padding"] }, download: [] },
  seeds: { notPersonal: { "about the database": ["name", "at"] }, download: [] },
} as const satisfies {
  content_stamps: TableColumns<ContentStamps>;
  readiness: TableColumns<Readiness>;
  seeds: TableColumns<Seeds>;
};
