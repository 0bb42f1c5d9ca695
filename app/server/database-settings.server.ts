import { isPostgresUrl } from "#db/connection.server";

interface DatabaseVariables {
  DATABASE_URL?: string;
  SESSION_SECRET?: string;
  DATA_KEYS?: readonly string[];
  BACKUP_URL?: string;
}

interface Problem {
  name: keyof DatabaseVariables;
  message: string;
}

/** Returns missing or unsupported settings of a shared database, as messages for the operator. */
export function databaseProblems(given: DatabaseVariables): Problem[] {
  if (!isPostgresUrl(given.DATABASE_URL ?? "")) return [];
  const missing = (["SESSION_SECRET", "DATA_KEYS"] as const).filter((name) => !given[name]);
  const problems: Problem[] = missing.map((name) => ({
    name,
    // a generated secret would differ on each machine
    message:
      "must be set with a postgres: database, the same on all machines that share it (openssl rand -hex 32)",
  }));
  if (given.BACKUP_URL !== undefined) {
    problems.push({
      name: "BACKUP_URL",
      message: "is for SQLite only: for PostgreSQL, turn on the provider's point-in-time recovery",
    });
  }
  return problems;
}
