import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signedIn, signedInUser } from "../support/admin";
import { insertAdmin, insertBooking } from "../support/bookings";
import { breakWriting } from "../support/broken-writing";
import { deleteRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const PAGE = "/dashboard/admin/bookings/rahima";
const EVENTS = "/dashboard/admin/queue/presence/rahima";
const TANVIR = "Tanvir has this open";
let site: Site;
let nila: Visitor;
let tanvir: Visitor;
let tanvirId: string;
beforeEach(async () => {
  site = await startSite();
  await insertBooking(site.db, { id: "rahima" });
  nila = await signedIn(site, (await insertAdmin(site.db, "Nila")).id);
  tanvirId = (await insertAdmin(site.db, "Tanvir")).id;
  tanvir = await signedIn(site, tanvirId);
});
afterEach(() => {
  vi.useRealTimers();
  return site.close();
});

const later = (seconds: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000);
};
const presenceText = (page: Page) => page.document.querySelector("main p[role=status]")?.text;
const untilOf = async (id: string) => (await rows()).find(({ user_id }) => user_id === id)?.until;
/** Waits for this many rows: a stream may report others before its reader's row is written. */
const waitForRows = (count: number) =>
  vi.waitFor(async () => expect(await rows()).toHaveLength(count));
const rows = () => site.db.selectFrom("request_presence").selectAll().execute();

/** Opens the event stream of a request's page. */
async function openStream(visitor: Visitor) {
  const connection = new AbortController();
  const answer = await visitor.send(EVENTS, { signal: connection.signal });
  expect(answer.status).toBe(200);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("no body");
  let received = "";
  /** Reads until the stream contains a text. */
  const until = async (what: string) => {
    while (!received.includes(what)) {
      const { value, done } = await reader.read();
      if (done) throw new Error("it has ended");
      received += value;
    }
    received = received.slice(received.indexOf(what) + what.length);
  };
  const leave = async () => {
    await reader.cancel();
    connection.abort();
  };
  return { headers: answer.headers, until, leave };
}

describe("page of a request without JavaScript", () => {
  it("shows at each load who else has it open, for some minutes", async () => {
    expect(presenceText(await nila.get(PAGE))).toBe("");
    expect(presenceText(await tanvir.get(PAGE))).toBe("Nila has this open");
    expect(presenceText(await nila.get(PAGE))).toBe(TANVIR);
    expect(presenceText(await nila.get(`/bn${PAGE}`))).toBe("Tanvir এটি খুলে দেখছেন");
    const karim = await signedIn(site, (await insertAdmin(site.db, "Karim")).id);
    expect(presenceText(await karim.get(PAGE))).toBe("Nila and Tanvir have this open");
    await insertBooking(site.db, { id: "other" });
    expect(presenceText(await nila.get("/dashboard/admin/bookings/other"))).toBe("");
    later(3 * 60 + 1);
    expect(presenceText(await nila.get(PAGE))).toBe("");
    // the expired row is deleted
    expect(await rows()).toHaveLength(1);
  });

  it("locks nothing, and writes nothing to the history", async () => {
    const page = await nila.get(PAGE);
    await tanvir.get(PAGE);
    const act = { did: "called", onward: "stay" };
    expect((await nila.submit(page, act, "form#act")).status).toBe(200);
    const events = await site.db.selectFrom("request_events").select("actor_name").execute();
    expect(events.map(({ actor_name }) => actor_name)).not.toContain("Tanvir");
  });

  it("is shown even if presence cannot be written, as on a full disk", async () => {
    const repair = await breakWriting(site.db, "insert on request_presence");
    const page = await nila.get(PAGE);
    await repair();
    expect(page.status).toBe(200);
    expect(presenceText(page)).toBe("");
  });

  it("names nobody who can no longer log in, and presence is erased with account and request", async () => {
    await tanvir.get(PAGE);
    const users = site.db.updateTable("users").where("id", "=", tanvirId);
    await users.set({ disabled_at: site.clock.now.toISOString() }).execute();
    expect(presenceText(await nila.get(PAGE))).toBe("");
    await site.db.deleteFrom("users").where("id", "=", tanvirId).execute();
    expect((await rows()).map(({ user_id }) => user_id)).not.toContain(tanvirId);
    await deleteRequests(site.db, { id: "rahima" });
    expect(await rows()).toEqual([]);
  });
});

describe("event stream of a request's page", () => {
  it("soon reports who opens and who leaves the page", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { headers, until, leave } = await openStream(nila);
    expect(headers.get("Content-Type")).toBe("text/event-stream");
    await until('data: ""\n');
    await waitForRows(1);
    const other = await openStream(tanvir);
    await other.until('data: "Nila has this open"\n');
    await waitForRows(2);
    await vi.advanceTimersByTimeAsync(5_000);
    await until(`data: "${TANVIR}"\n`);
    const openUntil = await untilOf(tanvirId);
    await other.leave();
    // the row that bridges a reload is written after the stream has ended
    await vi.waitFor(async () => expect(await untilOf(tanvirId)).not.toBe(openUntil));
    later(26); // that row has expired
    await vi.advanceTimersByTimeAsync(5_000);
    await until('data: ""\n');
    await leave();
  });

  it("keeps the reader present while connected", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { until, leave } = await openStream(tanvir);
    await until("data: ");
    for (let tick = 0; tick < 12; tick += 1) {
      later(20);
      const before = (await rows())[0]?.until;
      await vi.advanceTimersByTimeAsync(20_000);
      await vi.waitFor(async () => expect((await rows())[0]?.until).not.toBe(before));
    }
    expect(presenceText(await nila.get(PAGE))).toBe(TANVIR);
    await leave();
  });

  it("ends when the coordinator loses access", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { until } = await openStream(tanvir);
    await until("data: ");
    await site.db.deleteFrom("sessions").where("user_id", "=", tanvirId).execute();
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(until("never said")).rejects.toThrow("it has ended");
  });

  it("is for coordinators, and for existing requests", async () => {
    const stranger = await site.visitor().send(EVENTS);
    expect(stranger.headers.get("Location")).toContain("/admin/login");
    expect((await (await signedInUser(site)).send(EVENTS)).status).toBe(403);
    expect((await nila.send("/dashboard/admin/queue/presence/nothing")).status).toBe(404);
  });
});
