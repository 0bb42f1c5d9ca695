import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

/** Result of one run that was to make a backup. */
export interface Backups {
  id: string;
  /** Start of the run, which the archive's name contains. */
  at: Timestamp;
  /** Cause of the failure; null if the backup succeeded. */
  problem: BackupProblem | null;
  /** Name of the archive; null if there is none. */
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
