import type { Env } from "~/server/env.server";

/** What somebody who has just started it wants to know; the lines after it are for machines. */
export function welcome(env: Env): string {
  const mail = env.smtpUrl ? "is sent by SMTP" : `is written to ${env.dataDir}/mail, a file each`;
  return `
  Setu     ${env.publicUrl}
  Admin    npm run admin -- create you@example.org
           then log in at ${env.publicUrl}/admin/login
  Mail     ${mail}
  Data     ${env.dataDir}

`;
}
