import { runOnOneMachine } from "#db/periodic-work";
import { inTransaction } from "#db/transactions";
import { findCompany } from "~/features/company/company.server";
import { enqueueMails, isMailedSince } from "~/features/mail/outbox.server";
import { coordinatorRequestMail } from "~/features/mail/request-mails.server";
import { defaultLanguage } from "~/locales/languages";
import type { Services } from "~/server/context";
import { errorFields, logOfRun } from "~/server/log.server";
import { currentAlertRecipients } from "./arrival.server";
import { OLD_MS, reminderThreshold } from "./promise";

const POLL_INTERVAL_MS = 60_000;
const MAIL_KIND = "coordinator-urgent-waiting";

type ReminderServices = Pick<Services, "db" | "env" | "now" | "log" | "wakeOutbox">;

/**
 * Mails the coordinators on duty once per wait about each urgent request that waits too long.
 * Longer waits than a day are ignored: their mail may already be deleted.
 */
export async function remindOfUrgent(services: Omit<ReminderServices, "log">): Promise<void> {
  await runOnOneMachine(services.db, "urgent-reminders", () => remind(services));
}

async function remind({
  db,
  env,
  now: clock,
  wakeOutbox,
}: Omit<ReminderServices, "log">): Promise<void> {
  const now = clock();
  const count = await inTransaction(db, async (trx) => {
    const requests = await trx
      .selectFrom("requests")
      .select(["id", "kind", "reference", "due_at as dueAt", "waits_since as waitsSince"])
      .where("queue", "=", "now")
      .where("urgent", "=", 1)
      .where("flood", "is", null)
      .where("waits_since", "<=", reminderThreshold(now))
      .where("waits_since", ">", new Date(now.getTime() - OLD_MS).toISOString())
      .execute();
    let mailCount = 0;
    for (const { id, kind, reference, dueAt, waitsSince } of requests) {
      if (await isMailedSince(trx, MAIL_KIND, id, waitsSince)) continue;
      const company = await findCompany(trx, defaultLanguage);
      const { addresses, isToEverybody } = await currentAlertRecipients(trx, company, now);
      const { publicUrl } = env;
      const details = { kind, requestId: id, reference, dueAt, publicUrl, isToEverybody };
      const reminder = {
        ...details,
        urgent: true,
        occasion: "reminder",
        company: { name: company.name },
      } as const;
      const mails = addresses.map((to) => coordinatorRequestMail({ ...reminder, to }));
      await enqueueMails(trx, mails, now);
      mailCount += mails.length;
    }
    return mailCount;
  });
  if (count > 0) wakeOutbox();
}

/** Sends due reminders now and every minute. @returns a function that stops the reminders */
export function startReminders(services: ReminderServices): () => void {
  const poll = () =>
    remindOfUrgent(services).catch((error) =>
      logOfRun(services.log)("reminders.error", errorFields(error)),
    );
  void poll();
  const timer = setInterval(poll, POLL_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
