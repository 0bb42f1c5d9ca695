import { AsyncResource } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import * as client from "@prometheus-io/client";
import { beforeEach, expect, it } from "vitest";
import { BusyError } from "~/server/busy";
import { ConcurrencyLimit } from "~/server/concurrency-limit";
import { JobQueue } from "~/server/job-queue";
import { readMetrics, sumOf } from "../../tests/support/prometheus-text";
import { watchQueues } from "./process-gauges";
import { createSiteMetrics, type SiteMetrics } from "./site-metrics";

let metrics: SiteMetrics;
beforeEach(() => {
  metrics = createSiteMetrics(client);
});

const all = async () => readMetrics(await metrics.registry.metrics());
const at = (route: string, status = 200) => ({ route, status });

it("adds up the database time of each request, also of concurrent requests", async () => {
  const answer = (ms: number) => async () => {
    metrics.database.recordQueryTime(ms);
    await pause(5);
    metrics.database.recordQueryTime(ms);
    await Promise.all([1, 2].map(async () => metrics.database.recordQueryTime(ms)));
  };
  await Promise.all([
    metrics.countRequest("GET", answer(1000), () => at("/a")),
    metrics.countRequest("GET", answer(10), () => at("/b")),
  ]);
  metrics.database.recordQueryTime(5000);
  const name = "setu_http_request_database_seconds_sum";
  // each request has four queries
  expect(sumOf(await all(), name, { route: "/a" })).toBe(4);
  expect(sumOf(await all(), name, { route: "/b" })).toBeCloseTo(0.04);
});

it("leaves out background work that a request only starts", async () => {
  const wake = AsyncResource.bind(() => metrics.database.recordQueryTime(1000));
  await metrics.countRequest(
    "POST",
    async () => wake(),
    () => at("/booking", 303),
  );
  expect(sumOf(await all(), "setu_http_request_database_seconds_sum")).toBe(0);
});

it("counts a failed request, which is then no longer in flight", async () => {
  const failing = metrics.countRequest(
    "GET",
    async () => {
      expect(sumOf(await all(), "setu_http_requests_in_flight")).toBe(1);
      throw new Error("broken");
    },
    () => at("/a", 500),
  );
  await expect(failing).rejects.toThrow("broken");
  expect(sumOf(await all(), "setu_http_requests_in_flight")).toBe(0);
  expect(sumOf(await all(), "setu_http_requests_total", { route: "/a", status: "500" })).toBe(1);
});

it("counts each refused password hashing once, in every scrape", async () => {
  const hashing = new ConcurrencyLimit({ running: 0, waiting: 0, waitingPerClient: 0 });
  watchQueues(metrics, { turns: new JobQueue(), hashing });
  for (const refusals of [1, 2, 3]) {
    await expect(hashing.run("192.0.2.1", async () => {})).rejects.toThrow(BusyError);
    expect(sumOf(await all(), "setu_hashing_refusals_total")).toBe(refusals);
  }
});
