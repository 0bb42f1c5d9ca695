import { type OutboxFigures, outboxFigures } from "~/features/mail/outbox-figures.server";
import { countOverdue, type RequestCount } from "~/features/requests/waiting.server";
import type { BackupHistory } from "~/features/upkeep/backups/backup";
import type { Services } from "~/server/context";
import { errorFields, logOfRun } from "~/server/log.server";

export interface Figures {
  at: Date;
  outbox: OutboxFigures;
  overdue: RequestCount;
  /** Null without backups. */
  backups: BackupHistory | null;
}

/** Figures are queried again only after this time. */
const FRESH_MS = 5_000;
/** Longest wait for the database; a scrape may take a second. */
const TIMEOUT_MS = 700;

interface FiguresOptions {
  services: Pick<Services, "db" | "now" | "log">;
  backups?: () => Promise<BackupHistory>;
}

/**
 * @returns a function that returns the figures: the last known ones if the database does not
 * answer, null before its first answer
 */
export function rememberedFigures({
  services,
  backups,
}: FiguresOptions): () => Promise<Figures | null> {
  let lastFigures: Figures | null = null;
  let queriedAt = Number.NEGATIVE_INFINITY;
  let pendingQuery: Promise<void> | null = null;
  return async () => {
    if (performance.now() - queriedAt >= FRESH_MS) {
      // one at a time: queries must not pile up on a hanging database
      pendingQuery ??= query().finally(() => {
        pendingQuery = null;
      });
      await waitBriefly(pendingQuery);
    }
    return lastFigures;
  };

  async function query(): Promise<void> {
    const at = services.now();
    try {
      lastFigures = {
        at,
        outbox: await outboxFigures(services.db),
        overdue: await countOverdue(services.db, at),
        backups: (await backups?.()) ?? null,
      };
      queriedAt = performance.now();
    } catch (error) {
      logOfRun(services.log)("metrics.failed", errorFields(error));
    }
  }
}

async function waitBriefly(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
