// The longest addresses and headers that the production server accepts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { machineMemory } from "../support/image";
import { longRequests } from "../support/long-requests";
import { ask, peakMemory, promptMs, startAsImage, timed } from "../support/siege";

const folder = mkdtempSync(join(tmpdir(), "setu-long-"));
let site: Awaited<ReturnType<typeof startAsImage>>;
let maxMs: number;

beforeAll(async () => {
  site = await startAsImage(folder);
  for (const path of ["/", "/booking", "/hospitals?q=a", "/no-such-page"]) {
    await ask(site.port, path);
  }
  maxMs = await promptMs(site);
});

afterAll(async () => {
  site.stop();
  await site.exit;
  rmSync(folder, { recursive: true, force: true });
});

test.each(longRequests)("answers quickly: %s", async (_name, { path, headers }) => {
  const answers = Promise.all(
    [1, 2, 3].map(() => timed(site.pid, () => ask(site.port, path, { headers }))),
  );
  const health = await timed(site.pid, () => ask(site.port, "/healthz"));
  for (const { status, ms } of await answers) {
    expect(status).toBeLessThan(500);
    expect(ms).toBeLessThan(maxMs);
  }
  expect(health).toMatchObject({ status: 200 });
  expect(health.ms).toBeLessThan(maxMs);
});

test("stays within the machine's memory", () => {
  expect(peakMemory(site.pid)).toBeLessThan(machineMemory());
});
