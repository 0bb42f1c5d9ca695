import { inTransaction } from "#db/transactions";
import { findCompany } from "~/features/company/company.server";
import { activeAdmins } from "~/features/identity/account-rights.server";
import { type BackupTrouble, backupTroubleMail } from "~/features/mail/backup-mails.server";
import { countMailsSince, enqueueMail } from "~/features/mail/outbox.server";
import { paths } from "~/paths";
import type { Services } from "~/server/context";
import { backupState } from "./backup";
import { recordedRuns } from "./backup-runs.server";

/**
 * Mails each coordinator once after the newest good backup if backups fail or are too old. The
 * stored mail prevents a second one until it is deleted after 30 days.
 */
export async function mailTrouble({
  db,
  env,
  now,
  wakeOutbox,
}: Pick<Services, "db" | "env" | "now" | "wakeOutbox">): Promise<void> {
  const runs = await recordedRuns(db);
  const state = backupState(runs, now());
  if (state !== "failed" && state !== "old") return;
  const trouble: BackupTrouble = {
    newest: runs.newest,
    problem: runs.failures[0]?.problem ?? null,
  };
  const mailCount = await inTransaction(db, async (trx) => {
    let count = 0;
    for (const { email, language } of await activeAdmins(trx)) {
      if ((await countMailsSince(trx, "backup-trouble", email, runs.newest ?? "")) > 0) continue;
      const mail = backupTroubleMail({
        language,
        to: email,
        trouble,
        company: { name: (await findCompany(trx, language)).name },
        url: env.publicUrl + paths.dashboard(language),
      });
      await enqueueMail(trx, mail, now());
      count += 1;
    }
    return count;
  });
  if (mailCount > 0) wakeOutbox();
}
