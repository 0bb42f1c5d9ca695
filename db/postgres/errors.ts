import { DatabaseBusyError } from "../busy";

/**
 * The connection went away between `commit` and its answer: what was written may have been kept or
 * not. To do it blindly again could do it twice; a form sent again finds its own submission.
 */
export class CommitUnknownError extends Error {
  readonly code = "COMMIT_UNKNOWN";

  constructor(options?: ErrorOptions) {
    super("The connection went away while a transaction was being committed", options);
    this.name = "CommitUnknownError";
  }
}

/** Two transactions were in each other's way: of one nothing was kept (40001, 40P01). */
const CONFLICTS = new Set(["40001", "40P01"]);
/** A lock or a statement was waited for too long (55P03, 57014); a server without a place (53300). */
const GIVEN_UP = new Set(["55P03", "57014", "53300"]);
/** The server ended the connection, or takes none yet (57P0x, 25P0x, class 08). */
const ENDED = /^(57P0[1-5]|25P0[34]|08\w{3})$/;
/** What the operating system says of a connection. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|ENOENT)$/;
/** `pg` gives its own errors no code. */
const LOST_WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed)/;
const LINE_HUNG = "Query read timeout";
const POOL_FULL = /^timeout exceeded when trying to connect/;

/** SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html) or a system's code. */
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

/** A row of this key is there (23505); of transactions at once, maybe only since this one looked. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === "23505";
}

export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  return ENDED.test(code) || UNREACHABLE.test(code) || LOST_WORDS.test(messageOf(error));
}

/** Whether no answer at all came in time; the connection is of no more use. */
export function isLineHung(error: unknown): boolean {
  return messageOf(error) === LINE_HUNG;
}

/** Whether there was no connection to be had from the pool in time. */
export function isPoolFull(error: unknown): boolean {
  return POOL_FULL.test(messageOf(error));
}

/**
 * What a failed statement means to the site.
 *
 * @returns `DatabaseBusyError` where patience came to its end, `CommitUnknownError` where a commit's
 *   answer was lost; any other error as it is
 */
export function meaningOf(error: unknown, sql: string): unknown {
  if (sql === "commit" && (isConnectionLost(error) || isLineHung(error))) {
    return new CommitUnknownError({ cause: error });
  }
  if (GIVEN_UP.has(codeOf(error)) || isLineHung(error))
    return new DatabaseBusyError({ cause: error });
  return error;
}
