/**
 * Other writers locked the database for too long, or no connection was free or answered in time.
 * Nothing was written, so the caller may try again.
 */
export class DatabaseBusyError extends Error {
  /** Identifies the error for `app/server/busy.ts`, because bundles do not share classes. */
  readonly code = "BUSY";

  constructor(options?: ErrorOptions, reason = "Others are writing to the database") {
    super(reason, options);
    this.name = "DatabaseBusyError";
  }
}
