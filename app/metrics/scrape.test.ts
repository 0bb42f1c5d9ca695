import * as client from "@prometheus-io/client";
import { expect, it } from "vitest";
import { readMetrics, sumOf } from "../../tests/support/prometheus-text";
import type { Figures } from "./figures";
import { scrape } from "./scrape";

const figures: Figures = {
  at: new Date("2026-11-20T10:00:00.000Z"),
  outbox: { waiting: 3, retrying: 2, failed: 1, oldestWaiting: "2026-11-20T09:58:30.000Z" },
  overdue: { bookings: 4, messages: 5 },
  backups: {
    newest: "2026-11-20T09:12:00.000Z",
    failures: [{ at: "2026-11-20T09:50:00.000Z" }],
  },
};
const AT = Date.parse("2026-11-20T10:00:00.000Z") / 1000;

async function scrapeMetrics(known: Figures | null) {
  const registry = new client.Registry();
  new client.Counter({ name: "c_total", help: "c", registers: [registry] }).inc(7);
  return readMetrics(await scrape({ client, registry }, known));
}

it("exports known figures, with times in seconds", async () => {
  const all = await scrapeMetrics(figures);
  expect(sumOf(all, "c_total")).toBe(7);
  expect(sumOf(all, "setu_figures_timestamp_seconds")).toBe(AT);
  expect(sumOf(all, "setu_outbox_waiting")).toBe(3);
  expect(sumOf(all, "setu_outbox_retrying")).toBe(2);
  expect(sumOf(all, "setu_outbox_failed")).toBe(1);
  expect(sumOf(all, "setu_outbox_oldest_waiting_seconds")).toBe(90);
  expect(sumOf(all, "setu_requests_overdue", { kind: "booking" })).toBe(4);
  expect(sumOf(all, "setu_requests_overdue", { kind: "message" })).toBe(5);
  expect(sumOf(all, "setu_backup_newest_timestamp_seconds")).toBe(AT - 48 * 60);
  expect(sumOf(all, "setu_backup_failures")).toBe(1);
});

it("leaves out unknown figures", async () => {
  expect([...(await scrapeMetrics(null)).keys()]).toEqual(["c_total"]);
  const withoutBackups = await scrapeMetrics({ ...figures, backups: null });
  expect([...withoutBackups.keys()].filter((name) => name.startsWith("setu_backup"))).toEqual([]);
  const noneYet = await scrapeMetrics({ ...figures, backups: { newest: null, failures: [] } });
  expect(noneYet.has("setu_backup_newest_timestamp_seconds")).toBe(false);
  expect(sumOf(noneYet, "setu_backup_failures")).toBe(0);
});

it("reports age 0 for an empty outbox and after a clock was set back", async () => {
  const age = async (oldestWaiting: string | null) =>
    sumOf(
      await scrapeMetrics({ ...figures, outbox: { ...figures.outbox, oldestWaiting } }),
      "setu_outbox_oldest_waiting_seconds",
    );
  expect(await age(null)).toBe(0);
  expect(await age("2026-11-20T11:00:00.000Z")).toBe(0);
});
