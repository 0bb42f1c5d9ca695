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

/** What does not fit a database that several machines may share, in words for whoever starts the site. */
export function databaseProblems(given: DatabaseVariables): Problem[] {
  if (!isPostgresUrl(given.DATABASE_URL ?? "")) return [];
  const missing = (["SESSION_SECRET", "DATA_KEYS"] as const).filter((name) => !given[name]);
  const problems: Problem[] = missing.map((name) => ({
    name,
    // one that is generated would be this machine's alone
    message:
      "must be given with a postgres: database, for all machines that share it need the same (openssl rand -hex 32)",
  }));
  if (given.BACKUP_URL !== undefined) {
    problems.push({
      name: "BACKUP_URL",
      message:
        "is for SQLite: for PostgreSQL switch on the point-in-time recovery of the service that runs it",
    });
  }
  return problems;
}
