import { describe, expect, it } from "vitest";
import { archiveName, archiveTime, backupState, expiredArchives, isDue } from "./backup";

const HOUR_MS = 60 * 60 * 1000;
const now = new Date("2026-11-22T10:30:00.000Z");
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const hourly = (hours: number) =>
  Array.from({ length: hours + 1 }, (_, index) => archiveName(ago(index)));
const keptOf = (names: string[], at = now) => {
  const expired = new Set(expiredArchives(names, at));
  return names.filter((name) => !expired.has(name));
};

describe("an archive's name", () => {
  it("contains the time of its data, to the second", () => {
    expect(archiveName(new Date("2026-11-22T08:05:09.999Z"))).toBe(
      "setu-2026-11-22T08-05-09Z.tar.gz.age",
    );
    expect(archiveTime("setu-2026-11-22T08-05-09Z.tar.gz.age")).toEqual(
      new Date("2026-11-22T08:05:09.000Z"),
    );
  });

  it.each([
    "setu.db",
    "setu-2026-13-22T08-05-09Z.tar.gz.age",
    "setu-2026-11-22T08-05-09Z.tar.gz.age.partial",
    "x/setu-2026-11-22T08-05-09Z.tar.gz.age",
  ])("cannot be %s", (name) => expect(archiveTime(name)).toBeNull());
});

describe("the retained backups", () => {
  it("are the hourly ones of 48 hours, and the last of each day of 30 days", () => {
    const kept = keptOf(hourly(40 * 24));
    expect(kept.slice(0, 49)).toEqual(hourly(48));
    const daily = kept.slice(49);
    expect(daily[0]).toBe(archiveName(new Date("2026-11-19T23:30:00.000Z")));
    for (const name of daily) expect(name).toContain("T23-30-00Z");
    expect(new Set(daily).size).toBe(daily.length);
    expect(daily.at(-1)).toBe(archiveName(new Date("2026-10-23T23:30:00.000Z")));
  });

  it("are less than 30 days old until the next run", () => {
    expect(keptOf([archiveName(ago(30 * 24 - 3))])).toHaveLength(1);
    expect(keptOf([archiveName(ago(30 * 24 - 1))])).toHaveLength(0);
  });

  it("are the same if expired ones are deleted every hour", () => {
    let kept: string[] = [];
    for (let hour = 40 * 24; hour >= 0; hour--)
      kept = keptOf([archiveName(ago(hour)), ...kept], ago(hour));
    expect(kept).toEqual(keptOf(hourly(40 * 24)));
  });

  it("include other files, and archives with a time in the future", () => {
    expect(expiredArchives(["notes.txt", "erasures/", archiveName(ago(-3))], now)).toEqual([]);
  });
});

describe("state of the backups", () => {
  const failure = (hours: number) => ({ at: ago(hours).toISOString() });

  it.each([
    ["good", ago(1.9), [], "good"],
    ["older than two hours", ago(2.1), [], "old"],
    ["failed after the last good one", ago(0.5), [failure(0.1)], "failed"],
    ["failed before the first good one", null, [failure(0.1)], "failed"],
    ["none yet", null, [], "none"],
  ] as const)("%s", (_name, newest, failures, state) => {
    expect(backupState({ newest: newest?.toISOString() ?? null, failures }, now)).toBe(state);
  });

  it.each([
    ["the first", null, [], true],
    ["59 minutes after a good one", ago(59 / 60), [], false],
    ["an hour after a good one", ago(1), [], true],
    ["9 minutes after a failure", ago(3), [failure(9 / 60)], false],
    ["10 minutes after a failure", ago(3), [failure(10 / 60)], true],
    ["after the clock was set back", ago(-5), [], true],
  ] as const)("next backup is due: %s", (_name, newest, failures, due) => {
    expect(isDue({ newest: newest?.toISOString() ?? null, failures }, now)).toBe(due);
  });
});
