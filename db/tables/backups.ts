import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

/** How one backup went. */
export interface Backups {
  id: string;
  /** The moment that it holds, or would have held. */
  at: Timestamp;
  /** Null: it is good. */
  problem: BackupProblem | null;
  /** The archive's; null where there is none. */
  name: string | null;
  /** Of the archive, as it lies there. */
  bytes: number | null;
}

/**
 * Why there is no backup: the database or the uploads could not be read, the target could not be
 * written or read, what came back from there was not what it should be, or the run was cut off.
 */
export type BackupProblem = "source" | "target" | "check" | "cut-off";

export const backups = {
  owner: "features/upkeep/backups",
  tables: {
    backups: table<Backups>()({
      notPersonal: { "about the database": ["id", "at", "problem", "name", "bytes"] },
      download: [],
    }),
  },
};
