import { randomBytes } from "node:crypto";

export type Fields = Record<string, string | number | boolean | null>;
export type Log = (event: string, fields?: Fields) => void;

/**
 * One JSON line an event on standard output. Callers pass ids, statuses and durations, never
 * names, addresses, numbers or what somebody wrote.
 */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  return (event, fields = {}) => {
    write(`${JSON.stringify({ at: now().toISOString(), event, ...fields })}\n`);
  };
}

/** The same log, whose lines also carry `about`, as it is when they are written, and nothing instead. */
export function logAbout(log: Log, about: Fields): Log {
  return (event, fields) => log(event, { ...about, ...fields, ...about });
}

/** The same log for one run of work that comes again by itself: its lines carry an id of the run. */
export function logOfRun(log: Log): Log {
  return logAbout(log, { run: randomBytes(9).toString("base64url") });
}

/** An error's kind and where it arose, without its message, which may quote what somebody typed. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const place = error.stack?.split("\n").find((line) => line.trimStart().startsWith("at ")) ?? "";
  const code = (error as { code?: unknown }).code;
  return {
    error: error.name,
    code: typeof code === "string" ? code : null,
    place: place.trim().replace(/\(?(?:file:\/\/)?\/.*\/(?=[^/]+\/[^/]+$)/, "("),
  };
}
