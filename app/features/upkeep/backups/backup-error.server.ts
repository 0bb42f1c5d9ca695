import type { BackupProblem } from "#db/tables/backups";

/** Why there is no backup. */
class BackupError extends Error {
  override name = "BackupError";
  constructor(
    readonly problem: BackupProblem,
    options: ErrorOptions,
  ) {
    super(`No backup: ${problem}`, options);
  }
}

/** Says what was being done when it failed. @throws BackupError */
export async function during<Result>(
  problem: BackupProblem,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(problem, { cause: error });
  }
}

/** What fails without having been told apart is ours: the database that notes how it went. */
export function asBackupError(error: unknown): BackupError {
  return error instanceof BackupError ? error : new BackupError("source", { cause: error });
}
