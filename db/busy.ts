/**
 * The database could not take a write in time, because others were writing. Nothing was written, so
 * the same may be tried again.
 */
export class DatabaseBusyError extends Error {
  /** What the site knows it by (`app/server/busy.ts`): bundles do not share their classes. */
  readonly code = "BUSY";

  constructor(options?: ErrorOptions, reason = "Others are writing to the database") {
    super(reason, options);
    this.name = "DatabaseBusyError";
  }
}
