import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

/** Result of a backup. */
export interface Backups {
  id: string;
  /** The moment of its data. */
  at: Timestamp;
  /** Null for a good backup. */
  problem: BackupProblem | null;
  /** Name of the archive; null without one. */
  name: string | null;
  /** Size of the archive. */
  bytes: number | null;
}

/**
 * Cause of a failed backup: unreadable database or uploads, unreachable target, an archive that
 * differs when read back, or an interrupted run.
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
