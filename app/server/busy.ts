/** The server is overloaded and refused the work; nothing was changed. */
export class BusyError extends Error {
  readonly code = "BUSY";

  constructor() {
    super("Too much at once");
    this.name = "BusyError";
  }
}

/** True if the request may be retried in a moment; a busy database counts too (`db/busy.ts`). */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === "BUSY";
}

/** Sent as `Retry-After`; the pages say "half a minute". */
export const RETRY_AFTER_SECONDS = 30;

export function markBusy({ memo }: { memo: Map<string, unknown> }): void {
  memo.set("busy", Promise.resolve(true));
}

export function wasBusy({ memo }: { memo: Map<string, unknown> }): boolean {
  return memo.has("busy");
}

/** Marks this request as one whose file was cut because no memory was left. */
export function markFileCut({ memo }: { memo: Map<string, unknown> }): void {
  memo.set("no-room", Promise.resolve(true));
}

export function wasFileCut({ memo }: { memo: Map<string, unknown> }): boolean {
  return memo.has("no-room");
}
