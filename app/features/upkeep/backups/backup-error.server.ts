import type { BackupProblem } from "#db/tables/backups";

/** The error of a failed backup, with its cause. */
class BackupError extends Error {
  override name = "BackupError";
  constructor(
    readonly problem: BackupProblem,
    options: ErrorOptions,
  ) {
    super(`No backup: ${problem}`, options);
  }
}

/** Converts errors into a BackupError that names the failed step. @throws BackupError */
export async function withBackupError<Result>(
  problem: BackupProblem,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(problem, { cause: error });
  }
}

/**
 * Returns a BackupError as it is. Any other error counts as a failure of the source, because it
 * comes from the database that records the run.
 */
export function asBackupError(error: unknown): BackupError {
  return error instanceof BackupError ? error : new BackupError("source", { cause: error });
}
