import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/**
 * Every log event with the field it must name (`tests/http/log-lines.test.ts` triggers most of
 * them).
 */
const events = {
  request: [
    "audit.lost",
    "http.busy",
    "disk.low",
    "database.erasure-postponed",
    "papers.removal-postponed",
    "form.failed",
    "paper.not-received",
    "picture.storage-unavailable",
    "picture.unavailable",
    "paper.unavailable",
    "upload.broken",
    "upload.failed",
    "paper.reading-lost",
    "form.not-kept",
    "readiness.failed",
    "page.render-failed",
    "http.answered",
    "http.failed",
    "session.not-marked",
    "page.failed",
    "form.error-without-key",
  ],
  mail: ["mail.failed", "mail.released", "mail.outbox-error", "mail.postponed", "mail.sent"],
  run: [
    "backup.erasures-failed",
    "backup.error",
    "backup.failed",
    "backup.made",
    "backup.papers-missing",
    "metrics.failed",
    "reminders.error",
    "retention.error",
    "scan.error",
    "scan.failed",
    "scan.infected",
  ],
  process: [
    "process.crashed",
    "database.connection-lost",
    "file.mode-unchanged",
    "database.migrated",
    "process.stopping",
    "process.stopping-forced",
    "process.stopping-failed",
  ],
};

it("lists every event that the code logs, and no other", () => {
  const sources = ["app", "db"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const loggedEvents = sources.flatMap((file) => {
    const calls = readFileSync(file, "utf8").matchAll(
      /\b(?:log|(?:logAbout|logOfRun)\((?:[^()]|\([^()]*\))*\))\(((?:[^(),]|\([^()]*\))*)/g,
    );
    return [...calls].flatMap(([, argument = ""]) =>
      [...argument.matchAll(/"([a-z][\w.-]+)"/g)].map(([, event]) => event ?? ""),
    );
  });
  expect([...new Set(loggedEvents)].sort()).toEqual(Object.values(events).flat().sort());
});

it.each(Object.values(events).flat())("%s has an area, a dot and hyphenated words", (event) => {
  expect(event).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*$/);
});
