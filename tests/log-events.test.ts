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
    "busy",
    "disk-reserve",
    "erasure_postponed",
    "form-failed",
    "picture-storage-unavailable",
    "picture_unavailable",
    "form-not-kept",
    "readiness_failed",
    "render-error",
    "request",
    "request_failed",
    "session-not-marked",
    "unexpected-error",
    "form-error-without-key",
  ],
  mail: ["mail.failed", "mail.released", "mail.outbox_error", "mail.postponed", "mail.sent"],
  run: [
    "backup.erasures_failed",
    "backup.error",
    "backup.failed",
    "backup.made",
    "metrics_failed",
    "reminders.error",
    "retention.error",
  ],
  process: [
    "crashed",
    "database_connection_lost",
    "file_mode_unchanged",
    "migrated",
    "stopping",
    "stopping_forced",
    "stopping_failed",
  ],
};

it("lists all events", () => {
  const sources = ["app", "db"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const said = sources.flatMap((file) => {
    const calls = readFileSync(file, "utf8").matchAll(
      /\b(?:log|(?:logAbout|logOfRun)\((?:[^()]|\([^()]*\))*\))\(((?:[^(),]|\([^()]*\))*)/g,
    );
    return [...calls].flatMap(([, first = ""]) =>
      [...first.matchAll(/"([a-z][\w.-]+)"/g)].map(([, event]) => event ?? ""),
    );
  });
  expect([...new Set(said)].sort()).toEqual(Object.values(events).flat().sort());
});
