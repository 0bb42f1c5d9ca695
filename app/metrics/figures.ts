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

/** Known figures are not queried again for this long. */
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
  let known: Figures | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;
  return async () => {
    if (performance.now() - askedAt >= FRESH_MS) {
      // one at a time: queries must not pile up on a hanging database
      asking ??= ask().finally(() => {
        asking = null;
      });
      await inTime(asking);
    }
    return known;
  };

  async function ask(): Promise<void> {
    const at = services.now();
    try {
      known = {
        at,
        outbox: await outboxFigures(services.db),
        overdue: await countOverdue(services.db, at),
        backups: (await backups?.()) ?? null,
      };
      askedAt = performance.now();
    } catch (error) {
      logOfRun(services.log)("metrics.failed", errorFields(error));
    }
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
