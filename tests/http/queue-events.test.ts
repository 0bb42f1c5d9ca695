import { afterEach, beforeEach, expect, it } from "vitest";
import { coordinator, signedInUser } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { type Site, startSite } from "../support/site";

const EVENTS = "/dashboard/admin/queue/events";
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

it("tells a page that is open of each change, and ends when the page is gone", async () => {
  const nila = await coordinator(site);
  const gone = new AbortController();
  const answer = await nila.send(EVENTS, { signal: gone.signal });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/event-stream");
  expect(answer.headers.has("Content-Encoding")).toBe(false);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("no body");
  let heard = "";
  const until = async (count: number) => {
    while (heard.split("data: requests").length - 1 < count) {
      const { value, done } = await reader.read();
      if (done) throw new Error("it has ended");
      heard += value;
    }
  };
  // one comes soon after the start, for what changed before anybody listened
  await until(1);
  expect(heard).toMatch(/^retry: \d+\n\n/);
  await insertBooking(site.db);
  await until(2);
  await reader.cancel();
  gone.abort();
});

it("tells nobody but coordinators", async () => {
  const visitor = await site.visitor().send(EVENTS);
  expect(visitor.status).toBe(303);
  expect(visitor.headers.get("Location")).toContain("/admin/login");
  const family = await (await signedInUser(site)).send(EVENTS);
  expect(family.status).toBe(403);
});
