import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { onSqlite } from "../support/engine";
import { family } from "../support/family";
import { type MonitoredSite, startMonitoredSite } from "../support/monitored-site";
import { otherWriter } from "../support/other-writer";
import { type MetricFamily, readMetrics, sumOf } from "../support/prometheus-text";
import type { Visitor } from "../support/visitor";

let site: MonitoredSite;
let visitor: Visitor;
beforeAll(async () => {
  site = await startMonitoredSite();
  visitor = site.visitor;
});
afterAll(() => site.close());

const scrapeMetrics = async () => readMetrics(await site.scrape());

async function ask(...paths: string[]): Promise<void> {
  for (const path of paths) await (await fetch(new URL(path, site.origin))).arrayBuffer();
}

/** @returns a function for the increase of a route's metric between two scrapes */
function increaseBetween(before: Map<string, MetricFamily>, after: Map<string, MetricFamily>) {
  return (route: string, labels: Record<string, string> = {}, name = "setu_http_requests_total") =>
    (sumOf(after, name, { route, ...labels }) ?? 0) -
    (sumOf(before, name, { route, ...labels }) ?? 0);
}

describe("request metrics", () => {
  test("count by route, method and status, in any language", async () => {
    const before = await scrapeMetrics();
    await ask("/services", "/bn/services", "/th/services/", "/SERVICES", "/services?q=1");
    await ask("/hospitals/no-such-hospital", "/icon.svg", "/healthz", "/dashboard/admin.data");
    await fetch(`${site.origin}/faqs`, { method: "HEAD" });
    await fetch(`${site.origin}/faqs`, { method: "PROPFIND" });
    // the cache answers all but the first
    await ask(...Array<string>(5).fill("/th/terms"));
    const growth = increaseBetween(before, await scrapeMetrics());
    expect(growth("/terms", { method: "GET", status: "200" })).toBe(5);
    expect(growth("/services", { method: "GET", status: "200" })).toBe(5);
    expect(growth("/hospitals/:slug", { status: "404" })).toBe(1);
    expect(growth("(file)", { status: "200" })).toBe(1);
    expect(growth("/healthz", { status: "200" })).toBe(1);
    expect(growth("/dashboard/admin")).toBe(1);
    expect(growth("/faqs", { method: "HEAD", status: "200" })).toBe(1);
    expect(growth("/faqs", { method: "other", status: "405" })).toBe(1);
  });

  test("include total, database and rendering time", async () => {
    const before = await scrapeMetrics();
    await ask("/booking", "/booking", "/robots.txt");
    const growth = increaseBetween(before, await scrapeMetrics());
    const seconds = (route: string, name: string) => growth(route, {}, `setu_http_request_${name}`);
    expect(seconds("/booking", "duration_seconds_count")).toBe(2);
    expect(seconds("/booking", "render_seconds_count")).toBe(2);
    expect(seconds("/robots.txt", "duration_seconds_count")).toBe(1);
    expect(seconds("/robots.txt", "render_seconds_count")).toBe(0);
    const [total, database, rendering] = ["duration", "database", "render"].map((part) =>
      seconds("/booking", `${part}_seconds_sum`),
    );
    expect(database).toBeGreaterThan(0);
    expect(rendering).toBeGreaterThan(0);
    expect(total).toBeGreaterThan((database ?? 0) + (rendering ?? 0));
  });

  test("add no series for 80 unknown addresses", async () => {
    // most of these addresses are answered without a rendered page, since rendering takes long
    const kinds = [
      (at: number) => `/nowhere/${at}.data`,
      (at: number) => `/assets/${at}.js`,
      (at: number) => `/bn/${at}.php.data`,
      (at: number) => (at % 20 === 3 ? `/hospitals/${at}` : `/th/blog/${at}.data`),
      (at: number) => (at % 20 === 4 ? `/%E0%A4%A${at}` : `/${at}/admin.data`),
    ];
    const unknownPaths = Array.from({ length: 80 }, (_, at) => kinds[at % 5]?.(at) ?? "");
    await ask("/nowhere", "/assets/nothing.js", "/hospitals/nothing", "/blog/nothing");
    const before = await scrapeMetrics();
    for (let at = 0; at < unknownPaths.length; at += 10) {
      await Promise.all(unknownPaths.slice(at, at + 10).map((path) => ask(path)));
    }
    const after = await scrapeMetrics();
    const growth = increaseBetween(before, after);
    const total = ["(no page)", "(file)", "/hospitals/:slug", "/blog/:slug"].map((route) =>
      growth(route),
    );
    expect(total.reduce((sum, count) => sum + count)).toBe(80);
    const routesOf = (all: Map<string, MetricFamily>) =>
      new Set(
        [...all.values()].flatMap(({ samples }) => samples.map(({ labels }) => labels.route)),
      );
    expect(routesOf(after)).toEqual(routesOf(before));
  });
});

describe("booking metrics", () => {
  test("show waiting mails and database waits, never names", async () => {
    const before = await scrapeMetrics();
    const sent = await visitor.submit(await visitor.get("/bn/booking"), family);
    const reference = /SETU-\w{4}-\w{4}/.exec(sent.text)?.[0] ?? "";
    expect(reference).not.toBe("");
    // database figures are cached for five seconds
    const after = await vi.waitFor(
      async () => {
        const now = await scrapeMetrics();
        expect(sumOf(now, "setu_outbox_retrying")).toBeGreaterThan(0);
        return now;
      },
      { timeout: 15_000, interval: 500 },
    );
    expect(sumOf(after, "setu_outbox_waiting")).toBeGreaterThanOrEqual(
      sumOf(after, "setu_outbox_retrying") ?? Number.NaN,
    );
    expect(sumOf(after, "setu_outbox_oldest_waiting_seconds")).toBeGreaterThan(0);
    expect(sumOf(after, "setu_outbox_failed")).toBe(0);
    expect(sumOf(after, "setu_requests_overdue", { kind: "booking" })).toBe(0);
    expect(increaseBetween(before, after)("/booking", { method: "POST", status: "303" })).toBe(1);
    // on PostgreSQL writers wait for a connection, not for their turn to write
    const waitKind = onSqlite ? "write" : "connection";
    const waits = `setu_database_${waitKind}_wait_seconds_count`;
    expect(sumOf(after, waits, { outcome: "taken" })).toBeGreaterThan(sumOf(before, waits) ?? 0);
    const text = await site.scrape();
    for (const secret of [...Object.values(family), reference, "SETU-"]) {
      if (secret.length > 3) expect(text).not.toContain(secret);
    }
  });
});

test("refusals are counted under the limit's name", async () => {
  const fields = { name: "Rahima", email: "rahima@setu.example", message: "When do you answer?" };
  const send = async () => visitor.submit(await visitor.get("/contact"), fields);
  const refusals = async () =>
    sumOf(await scrapeMetrics(), "setu_limit_refusals_total", { scope: "message-sender" });
  for (let sent = 0; sent < 8; sent++) await send(); // as many as the limit allows
  expect(await refusals()).toBeUndefined();
  await send();
  expect(await refusals()).toBe(1);
});

test("the metrics describe build and process, and no backup while there is none", async () => {
  const now = await scrapeMetrics();
  const [release] = now.get("setu_build_info")?.samples ?? [];
  expect(release?.labels).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  for (const name of [
    "process_resident_memory_bytes",
    "nodejs_eventloop_lag_p99_seconds",
    "setu_figures_timestamp_seconds",
  ]) {
    expect(sumOf(now, name), name).toBeGreaterThan(0);
  }
  for (const name of [
    "setu_pages_waiting",
    "setu_hashing_waiting",
    "setu_hashing_refusals_total",
    "setu_database_writers_waiting",
  ]) {
    expect(sumOf(now, name), name).toBe(0);
  }
  expect([...now.keys()].filter((name) => name.startsWith("setu_backup"))).toEqual([]);
});

test("the server keeps the two ports apart: one serves metrics and nothing else", async () => {
  const answer = await fetch(`${site.origin}/metrics`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("setu_http");
  for (const path of ["/", "/healthz", "/metrics/", "/dashboard/admin"]) {
    expect((await fetch(site.metricsOrigin + path)).status, path).toBe(404);
  }
  const posted = await fetch(`${site.metricsOrigin}/metrics`, { method: "POST", body: "x" });
  expect([posted.status, posted.headers.get("Allow")]).toEqual([405, "GET"]);
});

test("a scrape takes under a second while another process writes, and counts waiting writers", async () => {
  const other = await otherWriter(site.databaseUrl);
  await other.begin();
  const booking = visitor.submit(await visitor.get("/booking"), family);
  try {
    await vi.waitFor(
      async () => {
        const started = performance.now();
        const now = await scrapeMetrics();
        expect(performance.now() - started).toBeLessThan(1_000);
        // the mail worker may be waiting as well
        const waiting = sumOf(now, "setu_database_writers_waiting");
        expect(waiting).toBeGreaterThanOrEqual(onSqlite ? 1 : 0);
        expect(sumOf(now, "setu_http_requests_in_flight")).toBe(1);
      },
      { timeout: 4_000, interval: 200 },
    );
  } finally {
    await other.close();
  }
  expect((await booking).path).toMatch(/^\/booking\/sent\//);
  const after = await scrapeMetrics();
  expect(sumOf(after, "setu_database_writers_waiting")).toBe(0);
  expect(sumOf(after, "setu_http_requests_in_flight")).toBe(0);
});
