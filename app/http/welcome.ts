import { isPostgresUrl } from "#db/connection.server";
import { paths } from "~/paths";
import type { Env } from "~/server/env.server";

const COMPANY_INFO = paths.dashboardPage("company-info", "en");

/**
 * What somebody who has just started it wants to know; the lines after it are for machines.
 *
 * @param canBeReached whether the owner has entered a phone number and an email
 */
export function welcome(env: Env, canBeReached = true): string {
  const mail = env.smtpUrl ? "is sent by SMTP" : `is written to ${env.dataDir}/mail, a file each`;
  const shared = isPostgresUrl(env.databaseUrl) ? `\n  Database ${placeOf(env.databaseUrl)}` : "";
  const uploads =
    env.uploadsUrl === null
      ? "\n  Pictures cannot be uploaded until UPLOADS_URL names a bucket"
      : "";
  const company = canBeReached
    ? ""
    : `\n  Company  no phone or no email yet: enter them at ${env.publicUrl}${COMPANY_INFO}`;
  return `
  Setu     ${env.publicUrl}
  Admin    npm run admin -- create you@example.org
           then log in at ${env.publicUrl}/admin/login
  Mail     ${mail}
  Data     ${env.dataDir}${shared}${uploads}${company}

`;
}

/** Where a server's database is, without who asks it and with what password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
