import { randomBytes } from "node:crypto";

export type Fields = Record<string, string | number | boolean | null>;
export type Log = (event: string, fields?: Fields) => void;

/**
 * Writes one JSON line per event, named `area.words-with-hyphens`. Callers pass ids, statuses and
 * durations, never names, addresses, phone numbers or other input.
 */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  return (event, fields = {}) => {
    write(`${JSON.stringify({ at: now().toISOString(), event, ...fields })}\n`);
  };
}

/** Returns a log that adds these fields to every line. They override the event's own fields. */
export function logAbout(log: Log, commonFields: Fields): Log {
  return (event, fields) => log(event, { ...commonFields, ...fields, ...commonFields });
}

/** Returns a log that adds a random id to all lines from one run of a recurring job. */
export function logOfRun(log: Log): Log {
  return logAbout(log, { run: randomBytes(9).toString("base64url") });
}

/** An error's class, code and place, without its message, which may quote a person's input. */
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
