import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { promiseLastWeek } from "~/features/requests/promise/figures.server";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { clocksOf, eventsOf, requestOf, setEvents } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const { toasts, timeline } = en.handling;
const AT = "2026-11-20T09:00:00.000Z";
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const advanceMinutes = (minutes = 1) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};

describe.each([
  ["booking", "bookings"],
  ["call_back", "bookings"],
  ["message", "contacts"],
] as const)("act on a %s", (kind, area) => {
  const insert = kind === "message" ? insertMessage : insertBooking;
  const at = (id: string) => `/dashboard/admin/${area}/${id}`;
  const act = async (id: string, fields: Record<string, string>) => {
    advanceMinutes();
    return nila.submit(await nila.get(at(id)), { onward: "stay", ...fields }, "form#act");
  };
  const undo = (page: Page, id: string, who = nila) => {
    advanceMinutes();
    return who.submit(page, {}, `form[action="${at(id)}/undo"]`);
  };

  it("is undone from the next request's page if it was a reply to the wrong request", async () => {
    const id = await insert(site.db, { kind, full_name: "Zakir" });
    await insert(site.db, { kind, full_name: "Farhana" });
    const before = await requestOf(site.db, id);
    const next = await act(id, { did: "called", words: "Said yes", onward: "next" });
    expect(await promiseLastWeek(site.db, site.clock.now)).toMatchObject({ counted: 1 });
    expect(next.text).toContain("Farhana");
    expect(next.text).toContain("Zakir");
    const undone = await undo(next, id);
    expect(undone.path).toBe(at(id));
    expect(undone.text).toContain(toasts.undone);
    expect(undone.text).toContain(timeline.undone);
    expect(undone.text).toContain(timeline.takenBack);
    // its clock is restored, and the undone event does not count
    const { status, due_at, queue, queue_at } = before;
    const restored = { status, due_at, queue, queue_at, replied_at: null };
    expect(await requestOf(site.db, id)).toMatchObject(restored);
    expect(await clocksOf(site.db, { id })).toMatchObject([{ stopped_at: null, counts: 1 }]);
    expect(await promiseLastWeek(site.db, site.clock.now)).toEqual({ counted: 0, inTime: 0 });
    const audit = site.db.selectFrom("audit_events").select("detail");
    expect(await audit.where("kind", "=", "request-undone").execute()).toEqual([
      { detail: "acknowledged → received" },
    ]);
  });

  it.each([
    ["a call", { did: "no-answer" }],
    ["a note", { did: "note", words: "The wrong family" }],
  ])("can be undone: %s", async (_, fields) => {
    const id = await insert(site.db, { kind });
    const done = await act(id, fields);
    const undone = await undo(done, id);
    expect(undone.text).toContain(toasts.undone);
    expect(undone.text).toContain(timeline.takenBack);
    expect(undone.document.querySelector(`form[action="${at(id)}/undo"]`)).toBeNull();
  });

  it("is undone once if two coordinators press at once, and not after a later act", async () => {
    const id = await insert(site.db, { kind });
    const called = await act(id, { did: "called", words: "Said yes" });
    const karim = await coordinator(site, "Karim");
    const karimsPage = await karim.get(at(id));
    await Promise.all([undo(called, id), undo(karimsPage, id, karim)]);
    expect(await eventsOf(site.db, { kind: "undo" })).toHaveLength(1);
    const again = await act(id, { did: "called", words: "Now it is they" });
    await act(id, { did: "note", words: "They have a passport" });
    expect((await undo(again, id)).text).toContain(toasts.changed);
    expect(await requestOf(site.db, id)).toMatchObject({ status: "acknowledged" });
  });

  it("cannot be undone after a day", async () => {
    const id = await insert(site.db, { kind });
    const called = await act(id, { did: "called", words: "Said yes" });
    await setEvents(site.db, { at: "2026-11-19T08:29:00.000Z" });
    expect((await undo(called, id)).text).toContain(toasts.late);
    const page = await nila.get(at(id));
    expect(page.document.querySelector(`form[action="${at(id)}/undo"]`)).toBeNull();
    expect(await requestOf(site.db, id)).toMatchObject({ status: "acknowledged" });
  });

  it.each([
    ["was sent", { sent_at: AT }],
    ["failed and was settled", { failed_at: AT, settled_at: AT, settled_as: "called" }],
  ] as const)("cannot be undone if the email with its text %s", async (_, columns) => {
    const id = await insert(site.db, { kind });
    const mailed = await act(id, { did: "wrote", words: "Please send the scan.", mailWords: "on" });
    await site.db.updateTable("outbox").set(columns).execute();
    expect((await undo(mailed, id)).text).toContain(toasts.mailed);
    const page = await nila.get(at(id));
    expect(page.document.querySelector(`form[action="${at(id)}/undo"]`)).toBeNull();
    expect(await requestOf(site.db, id)).toMatchObject({ status: "acknowledged" });
  });

  it("is undone together with its mail while the mail is unsent", async () => {
    const id = await insert(site.db, { kind });
    const mailed = await act(id, { did: "wrote", words: "Please send the scan." });
    expect((await undo(mailed, id)).text).toContain(toasts.undone);
    expect(await site.db.selectFrom("outbox").select("id").execute()).toEqual([]);
  });
});
