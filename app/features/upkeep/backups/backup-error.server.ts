import type { BackupProblem } from "#db/tables/backups";

/** A failed backup, with its cause. */
class BackupError extends Error {
  override name = "BackupError";
  constructor(
    readonly problem: BackupProblem,
    options: ErrorOptions,
  ) {
    super(`No backup: ${problem}`, options);
  }
}

/** Labels errors with the step that failed. @throws BackupError */
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

/** An unlabelled error counts as ours: it comes from the database that records the run. */
export function asBackupError(error: unknown): BackupError {
  return error instanceof BackupError ? error : new BackupError("source", { cause: error });
}
