import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDatabase } from "#db/connection.server";
import { coordinator, signedInUser } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { deleteRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const EVENTS = "/dashboard/admin/queue/events";
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => {
  vi.useRealTimers();
  return site.close();
});

/** Opens the queue's event stream. */
async function openStream() {
  const nila = await coordinator(site);
  const connection = new AbortController();
  const answer = await nila.send(EVENTS, { signal: connection.signal });
  expect(answer.status).toBe(200);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("no body");
  let received = "";
  /** @returns the text received so far, once it contains `what` at least `count` times */
  const until = async (what: string, count: number) => {
    while (received.split(what).length - 1 < count) {
      const { value, done } = await reader.read();
      if (done) throw new Error("it has ended");
      received += value;
    }
    return received;
  };
  /** Reads to the end. @returns the whole text */
  const toTheEnd = async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return received;
      received += value;
    }
  };
  const leave = async () => {
    await reader.cancel();
    connection.abort();
  };
  return { nila, headers: answer.headers, until, toTheEnd, leave };
}

it("the event stream reports each change, and ends when the page is closed", async () => {
  const { headers, until, leave } = await openStream();
  expect(headers.get("Content-Type")).toBe("text/event-stream");
  expect(headers.has("Content-Encoding")).toBe(false);
  // the first event comes soon after the start, in case of changes before the connection
  expect(await until("data: requests", 1)).toMatch(/^retry: \d+\n\n/);
  await insertBooking(site.db);
  await until("data: requests", 2);
  await leave();
});

it("the event stream sends no event while nothing changes, for up to a minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { until, leave } = await openStream();
  await until("data: requests", 1);
  await vi.advanceTimersByTimeAsync(59_000);
  const received = await until(": still here", 2);
  expect(received.match(/data: .+/g)).toEqual(["data: requests"]);
  await vi.advanceTimersByTimeAsync(1_000);
  // the shown times change every minute, so the page is fetched once
  const later = await until("data: minute", 1);
  expect(later.match(/data: .+/g)).toEqual(["data: requests", "data: minute"]);
  await leave();
});

it("the event stream reports an erasure, and another process's changes", async () => {
  await insertBooking(site.db);
  const { until, leave } = await openStream();
  await until("data: requests", 1);
  await deleteRequests(site.db, { kind: "booking" });
  await until("data: requests", 2);
  const elsewhere = openDatabase(site.env.databaseUrl);
  await insertBooking(elsewhere);
  await elsewhere.destroy();
  await until("data: requests", 3);
  await leave();
});

it("the site stops polling once nobody is connected", async () => {
  const { until, leave } = await openStream();
  await until("data: requests", 1);
  await leave();
  const spy = vi.spyOn(site.db.getExecutor(), "executeQuery");
  // longer than two intervals of polling
  await new Promise((done) => setTimeout(done, 2_200));
  // the site itself may still look up the company
  const queries = spy.mock.calls.map(([query]) => query.sql);
  expect(queries.filter((query) => query.includes("request_events"))).toEqual([]);
});

const losses: [string, (nila: Visitor) => Promise<unknown>][] = [
  [
    "logs out",
    async (nila) => nila.submit(await nila.get("/profile"), {}, "form[action='/logout']"),
  ],
  ["loses the role", () => site.db.updateTable("users").set({ role: "user" }).execute()],
  ["is blocked", () => site.db.updateTable("users").set({ disabled_at: "2026-11-20" }).execute()],
];
it.each(losses)("the stream ends silently if the coordinator %s", async (_loss, loseAccess) => {
  const { nila, until, toTheEnd } = await openStream();
  await until("data: requests", 1);
  await loseAccess(nila);
  await insertBooking(site.db);
  expect((await toTheEnd()).match(/data: .+/g)).toEqual(["data: requests"]);
});

it("the event stream requires a coordinator", async () => {
  const visitor = await site.visitor().send(EVENTS);
  expect(visitor.status).toBe(303);
  expect(visitor.headers.get("Location")).toContain("/admin/login");
  const family = await (await signedInUser(site)).send(EVENTS);
  expect(family.status).toBe(403);
});
