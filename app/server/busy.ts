/** More was asked for at once than can be done; what was refused has changed nothing. */
export class BusyError extends Error {
  readonly code = "BUSY";

  constructor() {
    super("Too much at once");
    this.name = "BusyError";
  }
}

/** Whether the same may be tried again in a moment: also where the database was busy (`db/busy.ts`). */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === "BUSY";
}

/** What `Retry-After` says, and the pages in words ("half a minute"). */
export const RETRY_AFTER_SECONDS = 30;

/** Notes for this request that it was refused because too much was going on. */
export function markBusy({ memo }: { memo: Map<string, unknown> }): void {
  memo.set("busy", Promise.resolve(true));
}

export function wasBusy({ memo }: { memo: Map<string, unknown> }): boolean {
  return memo.has("busy");
}

/** Notes for this request that there was no room for the file it brings, which was cut. */
export function markNoRoom({ memo }: { memo: Map<string, unknown> }): void {
  memo.set("no-room", Promise.resolve(true));
}

export function hadNoRoom({ memo }: { memo: Map<string, unknown> }): boolean {
  return memo.has("no-room");
}
