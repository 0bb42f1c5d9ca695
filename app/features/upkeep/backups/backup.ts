const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The folder beside the archives that contains the notes of erasures. */
export const ERASURES = "erasures/";

/** The archive's name contains the time of its data. */
export function archiveName(at: Date): string {
  return `setu-${at.toISOString().replace(/:/g, "-").replace(/\.\d+/, "")}.tar.gz.age`;
}

const ARCHIVE_NAME = /^setu-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz\.age$/;

/** The time of an archive's data; null if it is not the name of an archive. */
export function archiveTime(name: string): Date | null {
  const [, day, hour, minute, second] = ARCHIVE_NAME.exec(name) ?? [];
  if (day === undefined) return null;
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

const HOURLY_RETENTION_MS = 48 * HOUR_MS;
/** The 30 days that the privacy page promises, less a margin for the run that deletes the archive. */
const DAILY_RETENTION_MS = 30 * DAY_MS - 2 * HOUR_MS;

/**
 * The archives to delete. Hourly ones are kept 48 hours, the last of each day (UTC) 30 days, as
 * `locales/en/privacy.ts` promises. Other files are not deleted.
 */
export function expiredArchives(names: readonly string[], now: Date): string[] {
  const archives = names
    .flatMap((name) => {
      const at = archiveTime(name);
      return at ? [{ name, at, age: now.getTime() - at.getTime() }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const days = new Set<string>();
  return archives.flatMap(({ name, at, age }) => {
    const day = at.toISOString().slice(0, 10);
    const isLastOfDay = !days.has(day);
    days.add(day);
    const isKept = age <= HOURLY_RETENTION_MS || (isLastOfDay && age < DAILY_RETENTION_MS);
    return isKept ? [] : [name];
  });
}

/** Notes are kept slightly longer than any archive that needs them. */
export const ERASURES_RETENTION_MS = 31 * DAY_MS;

/** Backups are made every hour. The dashboard warns if the newest is older than this. */
const OLD_MS = 2 * HOUR_MS;

export interface BackupHistory {
  /** Time of the newest good backup, ISO 8601 UTC; null if there is none. */
  newest: string | null;
  /** The failures since that backup, newest first. */
  failures: readonly { at: string }[];
}

/**
 * `none`: no backup yet. `failed`: the last attempt failed. `old`: no attempt failed, but
 * the newest backup is over two hours old.
 */
export type BackupState = "none" | "failed" | "old" | "good";

export function backupState({ newest, failures }: BackupHistory, now: Date): BackupState {
  if (failures.length > 0) return "failed";
  if (newest === null) return "none";
  return now.getTime() - Date.parse(newest) > OLD_MS ? "old" : "good";
}

const RETRY_MS = 10 * 60 * 1000;

/** True ten minutes after a failed attempt, an hour after a good one, or before the first one. */
export function isDue({ newest, failures }: BackupHistory, now: Date): boolean {
  const lastRunAt = failures[0]?.at ?? newest;
  if (lastRunAt === null) return true;
  const passed = now.getTime() - Date.parse(lastRunAt);
  // a negative value means that the clock was set back
  return passed < 0 || passed >= (failures.length > 0 ? RETRY_MS : HOUR_MS);
}
