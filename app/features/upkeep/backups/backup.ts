const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The folder beside the archives that has the notes of what was erased. */
export const ERASURES = "erasures/";

/** An archive's name says which moment it holds. */
export function nameOf(at: Date): string {
  return `setu-${at.toISOString().replace(/:/g, "-").replace(/\.\d+/, "")}.tar.gz.age`;
}

const NAME = /^setu-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz\.age$/;

/** The moment that an archive holds; null for the name of anything else. */
export function momentOf(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (day === undefined) return null;
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

const HOURLY_MS = 48 * HOUR_MS;
/** Of the 30 days that the privacy page promises, the last hours are left for the run that deletes. */
const DAILY_MS = 30 * DAY_MS - 2 * HOUR_MS;

/**
 * Which archives are to go: every hour's is kept for 48 hours, then the last of each day (UTC) for 30
 * days, and no longer, as `locales/en/privacy.ts` promises. What is not an archive of ours is left
 * alone.
 */
export function expiredAmong(names: readonly string[], now: Date): string[] {
  const archives = names
    .flatMap((name) => {
      const at = momentOf(name);
      return at ? [{ name, at, age: now.getTime() - at.getTime() }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const days = new Set<string>();
  return archives.flatMap(({ name, at, age }) => {
    const day = at.toISOString().slice(0, 10);
    const isLastOfDay = !days.has(day);
    days.add(day);
    const isKept = age <= HOURLY_MS || (isLastOfDay && age < DAILY_MS);
    return isKept ? [] : [name];
  });
}

/** Notes of erasures are kept a little longer than any archive that they are needed for. */
export const ERASURES_KEPT_MS = 31 * DAY_MS;

/** An archive older than this is worth a word; they come every hour. */
const OLD_MS = 2 * HOUR_MS;

export interface BackupsKnown {
  /** When the newest good one was made, ISO 8601 UTC; null: there is none. */
  newest: string | null;
  /** What has failed since then, the newest first. */
  failures: readonly { at: string }[];
}

/**
 * How the backups stand: `off`, nobody has asked for any; `none`, the first is still to come; `failed`,
 * the last attempt; `old`, none for two hours, and none has failed either; or `good`.
 */
export type BackupState = "off" | "none" | "failed" | "old" | "good";

export function backupState({ newest, failures }: BackupsKnown, now: Date): BackupState {
  if (failures.length > 0) return "failed";
  if (newest === null) return "none";
  return now.getTime() - Date.parse(newest) > OLD_MS ? "old" : "good";
}

const FIRST_RETRY_MS = 10 * 60 * 1000;

/** Whether it is time: an hour after a good one, ten minutes after one that failed. */
export function isDue({ newest, failures }: BackupsKnown, now: Date): boolean {
  const last = failures[0]?.at ?? newest;
  if (last === null) return true;
  const passed = now.getTime() - Date.parse(last);
  // one of the future is a clock's that has been set back
  return passed < 0 || passed >= (failures.length > 0 ? FIRST_RETRY_MS : HOUR_MS);
}
