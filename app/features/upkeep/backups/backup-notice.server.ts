import { isPostgresUrl } from "#db/connection.server";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Services } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { backupState } from "./backup";
import { recordedRuns } from "./backup-runs.server";

export interface BackupNotice {
  tone: "info" | "warning";
  title: string;
  lines: string[];
}

/** The dashboard's notice about backups; null if they are good or off, or for PostgreSQL. */
export async function backupNotice(
  { db, env, now }: Pick<Services, "db" | "env" | "now">,
  language: Language,
): Promise<BackupNotice | null> {
  const text = texts(language).backups;
  const t = translator(language);
  // a database server has its own backups; if backups are off, the set-up page says so
  if (isPostgresUrl(env.databaseUrl) || !env.backup) return null;
  const runs = await recordedRuns(db);
  const state = backupState(runs, now());
  if (state === "good") return null;
  if (state === "none") return { tone: "info", title: text.none.title, lines: [text.none.text] };
  const newest =
    runs.newest === null
      ? text.noneYet
      : t("backups.newestAt", { time: formatDateTime(runs.newest, language) });
  const [failure] = runs.failures;
  return {
    tone: "warning",
    title: failure ? text.failed : text.old,
    lines: [text.problems[failure?.problem ?? "none"], newest, text.whoHelps],
  };
}
