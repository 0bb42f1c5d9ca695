import { describe, expect, it } from "vitest";
import { archiveName, archiveTime, backupState, expiredArchives, isDue } from "./backup";

const HOUR_MS = 60 * 60 * 1000;
const now = new Date("2026-11-22T10:30:00.000Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const hourlyArchives = (hours: number) =>
  Array.from({ length: hours + 1 }, (_, index) => archiveName(hoursAgo(index)));
const retainedOf = (names: string[], at = now) => {
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
    const kept = retainedOf(hourlyArchives(40 * 24));
    expect(kept.slice(0, 49)).toEqual(hourlyArchives(48));
    const daily = kept.slice(49);
    expect(daily[0]).toBe(archiveName(new Date("2026-11-19T23:30:00.000Z")));
    for (const name of daily) expect(name).toContain("T23-30-00Z");
    expect(new Set(daily).size).toBe(daily.length);
    expect(daily.at(-1)).toBe(archiveName(new Date("2026-10-23T23:30:00.000Z")));
  });

  // two hours less than 30 days: the next run may be an hour away, and may take some time
  it("of a day are deleted before they are 30 days old", () => {
    expect(retainedOf([archiveName(hoursAgo(30 * 24 - 3))])).toHaveLength(1);
    expect(retainedOf([archiveName(hoursAgo(30 * 24 - 1))])).toHaveLength(0);
  });

  it("are the same if expired ones are deleted every hour", () => {
    let kept: string[] = [];
    for (let hour = 40 * 24; hour >= 0; hour--)
      kept = retainedOf([archiveName(hoursAgo(hour)), ...kept], hoursAgo(hour));
    expect(kept).toEqual(retainedOf(hourlyArchives(40 * 24)));
  });

  it("include other files, and archives with a time in the future", () => {
    expect(expiredArchives(["notes.txt", "erasures/", archiveName(hoursAgo(-3))], now)).toEqual([]);
  });
});

const failure = (hours: number) => ({ at: hoursAgo(hours).toISOString() });

describe("state of the backups", () => {
  it.each([
    ["is good if the newest one is less than two hours old", hoursAgo(1.9), [], "good"],
    ["is old if the newest one is older than two hours", hoursAgo(2.1), [], "old"],
    ["is failed after a failure since the last good one", hoursAgo(0.5), [failure(0.1)], "failed"],
    ["is failed after a failure before the first good one", null, [failure(0.1)], "failed"],
    ["is none before the first run", null, [], "none"],
  ] as const)("%s", (_name, newest, failures, state) => {
    expect(backupState({ newest: newest?.toISOString() ?? null, failures }, now)).toBe(state);
  });
});

describe("the next backup", () => {
  it.each([
    ["is due if there was none", null, [], true],
    ["is not due 59 minutes after a good one", hoursAgo(59 / 60), [], false],
    ["is due an hour after a good one", hoursAgo(1), [], true],
    ["is not due 9 minutes after a failure", hoursAgo(3), [failure(9 / 60)], false],
    ["is due 10 minutes after a failure", hoursAgo(3), [failure(10 / 60)], true],
    ["is due after the clock was set back", hoursAgo(-5), [], true],
  ] as const)("%s", (_name, newest, failures, due) => {
    expect(isDue({ newest: newest?.toISOString() ?? null, failures }, now)).toBe(due);
  });
});
