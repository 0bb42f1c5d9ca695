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
const KIND = "coordinator-urgent-waiting";

type ReminderServices = Pick<Services, "db" | "env" | "now" | "log" | "wakeOutbox">;

/**
 * Mails the coordinators on duty once per wait about each urgent request that waits too long.
 * Waits of more than a day are ignored: their mail may already be deleted.
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
    const waiting = await trx
      .selectFrom("requests")
      .select(["id", "kind", "reference", "due_at as dueAt", "waits_since as waitsSince"])
      .where("queue", "=", "now")
      .where("urgent", "=", 1)
      .where("flood", "is", null)
      .where("waits_since", "<=", reminderThreshold(now))
      .where("waits_since", ">", new Date(now.getTime() - OLD_MS).toISOString())
      .execute();
    let mailed = 0;
    for (const { id, kind, reference, dueAt, waitsSince } of waiting) {
      if (await isMailedSince(trx, KIND, id, waitsSince)) continue;
      const company = await findCompany(trx, defaultLanguage);
      const { addresses, isToEverybody } = await currentAlertRecipients(trx, company, now);
      const { publicUrl } = env;
      const about = { kind, requestId: id, reference, dueAt, publicUrl, isToEverybody };
      const reminder = {
        ...about,
        urgent: true,
        occasion: "reminder",
        company: { name: company.name },
      } as const;
      const mails = addresses.map((to) => coordinatorRequestMail({ ...reminder, to }));
      await enqueueMails(trx, mails, now);
      mailed += mails.length;
    }
    return mailed;
  });
  if (count > 0) wakeOutbox();
}

/** Checks for such requests now and every minute. @returns a function that stops it */
export function startReminders(services: ReminderServices): () => void {
  const look = () =>
    remindOfUrgent(services).catch((error) =>
      logOfRun(services.log)("reminders.error", errorFields(error)),
    );
  void look();
  const timer = setInterval(look, POLL_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
