import type { RetentionRule } from "#db/column-kinds";
import type { Queryable } from "#db/connection.server";
import { removeStatementTimeout, runOnOneMachine } from "#db/periodic-work";
import { inTransaction } from "#db/transactions";
import { BIN_DAYS } from "~/constants";
import { sweepAudit } from "~/features/audit/audit-sweep.server";
import { sweepErasures } from "~/features/audit/erasures.server";
import { sweepRevisions } from "~/features/audit/revisions.server";
import { sweepBin } from "~/features/content/bin.server";
import { sweepStories, sweepStoryAddresses } from "~/features/content/reviews/writers-data.server";
import { sweepLinks } from "~/features/identity/link-lists.server";
import { sweepPasskeyChallenges } from "~/features/identity/passkey-challenges.server";
import { sweepMails, sweepMailTexts } from "~/features/mail/mail-sweep.server";
import { sweepPapers } from "~/features/papers/paper-files.server";
import { removeErasedParts } from "~/features/papers/part-storage.server";
import { removeLooseFiles } from "~/features/pictures/picture-files.server";
import { sweepFamilyLinks } from "~/features/requests/family-links.server";
import { sweepFamilySessions } from "~/features/requests/family-sessions.server";
import {
  sweepConversations,
  sweepPapersOfClosed,
  sweepRequests,
} from "~/features/requests/retention.server";
import { sweepKeptForms } from "~/features/sessions/kept-forms.server";
import { sweepSessions } from "~/features/sessions/session-storage.server";
import type { Services } from "~/server/context";
import type { Env } from "~/server/env.server";
import { errorFields, logOfRun } from "~/server/log.server";
import { forgetOldLimits } from "~/server/rate-limit.server";
import { sweepHourly } from "~/server/sweep.server";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Retention periods that the privacy page promises (`locales/en/privacy.ts`), one for each rule in `db/tables/`.
 * Histories are deleted together with their requests.
 */
const retentionSweeps: Record<RetentionRule, (db: Queryable, now: Date) => Promise<void>> = {
  requests: async (db, now) => {
    await sweepConversations(db, daysBefore(now, 90));
    await sweepRequests(db, { notAgreed: monthsBefore(now, 12), agreed: monthsBefore(now, 36) });
  },
  papers: async (db, now) => {
    await sweepPapers(db, now);
    await sweepPapersOfClosed(db, { identity: daysBefore(now, 30), others: daysBefore(now, 90) });
  },
  stories: (db, now) => sweepStories(db, monthsBefore(now, 12)),
  "story-addresses": (db, now) => sweepStoryAddresses(db, monthsBefore(now, 12)),
  audit: (db, now) => sweepAudit(db, monthsBefore(now, 12)),
  sessions: async (db, now) => {
    await sweepSessions(db, now);
    await sweepFamilySessions(db, now);
  },
  "kept-forms": (db, now) => sweepKeptForms(db, daysBefore(now, 1)),
  "passkey-challenges": sweepPasskeyChallenges,
  links: async (db, now) => {
    await sweepLinks(db, daysBefore(now, 30));
    await sweepFamilyLinks(db, daysBefore(now, 30));
  },
  "mail-words": sweepMailTexts,
  mails: (db, now) => sweepMails(db, daysBefore(now, 30)),
  bin: (db, now) => sweepBin(db, daysBefore(now, BIN_DAYS)),
  revisions: (db, now) => sweepRevisions(db, monthsBefore(now, 12)),
  // notes are kept a day longer than any backup that contains the erased row
  "erasure-notes": (db, now) => sweepErasures(db, daysBefore(now, 31)),
};

type RetentionServices = Pick<Services, "db" | "now" | "log"> & {
  env?: Pick<Env, "uploadsUrl" | "backup" | "databaseUrl">;
};

/** Deletes expired data. If there are several machines, only one does it at a time. */
export async function eraseExpired(services: RetentionServices): Promise<void> {
  await runOnOneMachine(services.db, "retention", () => erase(services));
}

async function erase(services: RetentionServices): Promise<void> {
  const now = services.now();
  await inTransaction(services.db, async (trx) => {
    await removeStatementTimeout(trx);
    for (const sweep of Object.values(retentionSweeps)) await sweep(trx, now);
  });
  await forgetOldLimits(services);
  await sweepHourly(services);
  await removeErasedParts(services);
  await removeLooseFiles(services.db, services.env?.uploadsUrl ?? null, now);
}

/** Deletes expired data now and every hour. @returns a function that stops it */
export function startRetention(services: RetentionServices): () => void {
  const run = () => {
    const log = logOfRun(services.log);
    return eraseExpired({ ...services, log }).catch((error) =>
      log("retention.error", errorFields(error)),
    );
  };
  void run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

function monthsBefore(now: Date, months: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString();
}
