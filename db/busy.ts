/**
 * Other writers held the database for too long. Nothing was written, so the same may be tried
 * again.
 */
export class DatabaseBusyError extends Error {
  /** Identifies it for `app/server/busy.ts`: bundles do not share their classes. */
  readonly code = "BUSY";

  constructor(options?: ErrorOptions, reason = "Others are writing to the database") {
    super(reason, options);
    this.name = "DatabaseBusyError";
  }
}
