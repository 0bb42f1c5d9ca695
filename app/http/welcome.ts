import { isPostgresUrl } from "#db/connection.server";
import { paths } from "~/paths";
import type { Env } from "~/server/env.server";

const SET_UP = paths.setUp("en");

/**
 * The start message for the operator.
 *
 * @param isOpen true once a phone number and an email are entered
 * @param hasLockedPapers true if `DATA_KEYS` lack the key of a stored paper
 */
export function welcome(env: Env, isOpen: boolean, hasLockedPapers = false): string {
  const mail = env.smtpUrl ? "is sent by SMTP" : `is written to ${env.dataDir}/mail, a file each`;
  const databaseLine = isPostgresUrl(env.databaseUrl)
    ? `\n  Database ${placeOf(env.databaseUrl)}`
    : "";
  const uploadsLine =
    env.uploadsUrl === null
      ? "\n  Pictures cannot be uploaded until UPLOADS_URL names a bucket"
      : "";
  const closedLine = isOpen
    ? ""
    : `\n  Closed   families see "not open yet" until a phone number and an email are entered:
           ${env.publicUrl}${SET_UP}`;
  const lockedLine = hasLockedPapers
    ? `\n  Papers   some cannot be opened: DATA_KEYS lack the key that sealed them. Put it back, after the others`
    : "";
  return `
  Setu     ${env.publicUrl}
  Admin    npm run admin -- create you@example.org
           then log in at ${env.publicUrl}/admin/login
  Mail     ${mail}
  Data     ${env.dataDir}${databaseLine}${uploadsLine}${closedLine}${lockedLine}

`;
}

/** The database's host and name, without credentials. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
