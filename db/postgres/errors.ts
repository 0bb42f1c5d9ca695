import { DatabaseBusyError } from "../busy";

/**
 * The connection was lost between `commit` and its answer, so the outcome is unknown. A retry could
 * write twice. If a form is sent again, its earlier submission is found.
 */
export class CommitUnknownError extends Error {
  readonly code = "COMMIT_UNKNOWN";

  constructor(options?: ErrorOptions) {
    super("The connection went away while a transaction was being committed", options);
    this.name = "CommitUnknownError";
  }
}

/** Serialization failure or deadlock (40001, 40P01); the transaction was rolled back. */
const CONFLICTS = new Set(["40001", "40P01"]);
/** Lock or statement timeout (55P03, 57014), or too many connections (53300). */
const BUSY_CODES = new Set(["55P03", "57014", "53300"]);
/** The server ended the connection, or accepts none yet (57P0x, 25P0x, class 08). */
const ENDED = /^(57P0[1-5]|25P0[34]|08\w{3})$/;
/** The operating system's codes for a lost connection. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|ENOENT)$/;
/** Messages of `pg`'s own errors, which have no code. */
const LOST_WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed)/;
const CONNECTION_HUNG = "Query read timeout";
const POOL_FULL = /^timeout exceeded when trying to connect/;

/**
 * SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html) or a system error code.
 */
function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}

export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(codeOf(error));
}

/**
 * Unique violation (23505); with concurrent transactions the row may be newer than this one's
 * snapshot.
 */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === "23505";
}

export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  return ENDED.test(code) || UNREACHABLE.test(code) || LOST_WORDS.test(messageOf(error));
}

/** True if no answer arrived in time; the connection can no longer be used. */
export function isConnectionHung(error: unknown): boolean {
  return messageOf(error) === CONNECTION_HUNG;
}

/** True if the pool had no free connection in time. */
export function isPoolFull(error: unknown): boolean {
  return POOL_FULL.test(messageOf(error));
}

/**
 * Translates an error of a statement for the site.
 *
 * @returns `DatabaseBusyError` for a timeout or too many connections, `CommitUnknownError` for a
 * commit without an answer; otherwise the same error
 */
export function translateError(error: unknown, sql: string): unknown {
  if (sql === "commit" && (isConnectionLost(error) || isConnectionHung(error))) {
    return new CommitUnknownError({ cause: error });
  }
  if (BUSY_CODES.has(codeOf(error)) || isConnectionHung(error))
    return new DatabaseBusyError({ cause: error });
  return error;
}
