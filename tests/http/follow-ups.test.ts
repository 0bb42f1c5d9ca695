import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { signedIn } from "../support/admin";
import { insertAdmin, insertBooking } from "../support/bookings";
import { groupsOf, insertAnswered } from "../support/queue";
import { eventsOf, requestOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const QUEUE = "/dashboard/admin";
const { toasts } = en.handling;
let site: Site;
let nila: Visitor;
let nilaId: string;
beforeEach(async () => {
  site = await startSite();
  nilaId = (await insertAdmin(site.db, "Nila")).id;
  nila = await signedIn(site, nilaId);
});
afterEach(() => site.close());

/** Moves the clock on from 2:30 pm in Dhaka. */
const advanceMinutes = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};
const ago = (minutes: number) =>
  new Date(site.clock.now.getTime() - minutes * 60_000).toISOString();
const pathOf = (id: string) => `${QUEUE}/bookings/${id}`;
const booking = (id: string) => requestOf(site.db, id);
const act = async (id: string, fields: Record<string, string>, who = nila) =>
  who.submit(await who.get(pathOf(id)), { onward: "stay", ...fields }, "form#act");
const addRequest = (id: string, minutes?: number, columns = {}) =>
  insertAnswered(site, id, minutes, columns);
const textOf = (page: Page) => page.text.replaceAll("\u00a0", " ");
const fieldValue = (page: Page, name: string) =>
  page.document.querySelector(`#act [name=${name}]`)?.getAttribute("value");

describe("follow-up", () => {
  it("is set with an act, and returns the request to Now with its reason", async () => {
    await insertBooking(site.db, { id: "rahima", full_name: "rahima", received_at: ago(10) });
    const fields = {
      did: "called",
      words: "Spoke",
      again: "tomorrow",
      againWhy: "Ask for the scan",
    };
    const page = await act("rahima", fields);
    expect(textOf(page)).toContain("set a follow-up: 21 Nov 2026, 9:00 am");
    expect(await booking("rahima")).toMatchObject({
      again_at: "2026-11-21T03:00:00.000Z",
      again_why: "Ask for the scan",
    });
    expect(groupsOf(await nila.get(QUEUE))).toEqual([]);
    advanceMinutes(19 * 60);
    const queue = await nila.get(QUEUE);
    expect(groupsOf(queue)).toEqual([["Follow up 1", "rahima"]]);
    expect(textOf(queue)).toContain("Again 9:00 am");
    expect(textOf(queue)).toContain("Again 21 Nov, 9:00 am · Ask for the scan");
    expect(queue.text).toContain("Now 1");
    expect(queue.document.querySelector("[data-next]")?.text).toContain("rahima");
  });

  it("is shown with date and reason in the tabs of waiting requests", async () => {
    await addRequest("held", 30, { again_at: "2026-12-05T03:00:00.000Z", again_why: "Passport" });
    await setRequests(site.db, { status: "on_hold", held_from: "in_review" }, { id: "held" });
    const page = await nila.get(`${QUEUE}?tab=family`);
    expect(textOf(page)).toContain("Again 5 Dec, 9:00 am · Passport");
    expect(textOf(await nila.get(pathOf("held")))).toContain("Again 5 Dec, 9:00 am · Passport");
  });

  it("uses a hold's reason, and needs no act", async () => {
    await addRequest("rahima");
    const hold = { instead: "on_hold", reason: "Visa", againDay: "2026-12-05", confirmed: "yes" };
    await act("rahima", hold);
    const held = { status: "on_hold", again_at: "2026-12-05T03:00:00.000Z", again_why: "Visa" };
    expect(await booking("rahima")).toMatchObject(held);
    await act("rahima", { again: "hour", againWhy: "Embassy" });
    const moved = { again_at: "2026-11-20T09:30:00.000Z", again_why: "Embassy" };
    expect(await booking("rahima")).toMatchObject(moved);
  });

  it.each([
    [{ again: "date", againDay: "2026-11-19", againWhy: "x" }, en.validation.againPast],
    [{ againDay: "2026-11-20", againTime: "14:30", againWhy: "x" }, en.validation.againPast],
    [{ againDay: "2062-12-05", againWhy: "x" }, en.validation.againPast],
    [{ againDay: "2026-02-31", againWhy: "x" }, en.validation.dateInvalid],
    [{ again: "date", againWhy: "x" }, en.validation.dateInvalid],
    [{ againDay: "2026-12-05", againTime: "25:00", againWhy: "x" }, en.validation.timeInvalid],
    [{ again: "hour" }, en.validation.reasonRequired],
    [{ againWhy: "x" }, en.validation.againWhen],
    [{ again: "hour", againWhy: "x".repeat(201) }, en.validation.tooLong],
  ])("refuses %j, and keeps the input", async (fields, message) => {
    await addRequest("rahima");
    const page = await act("rahima", { did: "called", words: "Spoke", ...fields });
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
    const details = page.document.querySelector("details:has([name=again])");
    expect(details?.hasAttribute("open")).toBe(true);
    expect(page.document.querySelector("[name=words]")?.textContent.trim()).toBe("Spoke");
    for (const [name, value] of Object.entries(fields)) {
      if (name !== "again") expect(fieldValue(page, name)).toBe(value);
    }
    expect(await booking("rahima")).toMatchObject({ again_at: null, version: 1 });
  });

  it("uses Dhaka's time, even at night", async () => {
    await addRequest("rahima");
    // 1 am on 21 November in Dhaka
    advanceMinutes(10.5 * 60);
    const page = await act("rahima", {
      againDay: "21/11/2026",
      againTime: "02:30",
      againWhy: "Flight lands",
    });
    expect(await booking("rahima")).toMatchObject({ again_at: "2026-11-20T20:30:00.000Z" });
    expect(textOf(page)).toContain("21 Nov 2026, 2:30 am");
    const bengali = await nila.get(`/bn${pathOf("rahima")}`);
    expect(textOf(bengali)).toContain("২০ নভেম্বর, দিবাগত রাত ২:৩০");
  });

  it.each(["completed", "cancelled"] as const)("is refused on a %s request", async (status) => {
    await addRequest("rahima", 30, { status });
    const again = { again: "hour", againWhy: "x" };
    const page = await act("rahima", { did: "note", words: "n", ...again });
    expect(page.text).toContain(en.validation.againClosed);
    await setRequests(site.db, { status: "in_review" });
    const closing = { instead: "cancelled", reason: "r", confirmed: "yes", ...again };
    expect((await act("rahima", closing)).text).toContain(en.validation.againClosed);
    expect(await booking("rahima")).toMatchObject({ status: "in_review", again_at: null });
  });

  it("ends with a reply or a move if it is due, and stays if it is not", async () => {
    const again = { again_at: ago(5), again_why: "Scan" };
    for (const id of ["called", "moved", "missed", "noted"]) await addRequest(id, 60, again);
    await addRequest("ahead", 60, { again_at: ago(-60), again_why: "Scan" });
    await act("called", { did: "called" });
    await act("moved", { next: "quoted" });
    await act("missed", { did: "no-answer" });
    await act("noted", { did: "note", words: "n" });
    await act("ahead", { did: "called" });
    const hasFollowUp = async (id: string) => (await booking(id)).again_at !== null;
    expect(await hasFollowUp("called")).toBe(false);
    expect(await hasFollowUp("moved")).toBe(false);
    expect(await hasFollowUp("missed")).toBe(true);
    expect(await hasFollowUp("noted")).toBe(true);
    expect(await hasFollowUp("ahead")).toBe(true);
    expect((await nila.get(pathOf("called"))).text).toContain("ended the follow-up");
    await act("ahead", { instead: "cancelled", reason: "r", confirmed: "yes" });
    expect(await booking("ahead")).toMatchObject({ again_at: null, again_why: "" });
  });

  it("is undone with its act, and the earlier one is restored", async () => {
    await addRequest("rahima");
    await act("rahima", { again: "hour", againWhy: "Scan" });
    advanceMinutes(70);
    const page = await act("rahima", { did: "called", again: "tomorrow", againWhy: "Visa" });
    expect((await booking("rahima")).again_why).toBe("Visa");
    advanceMinutes(1);
    const undone = await nila.submit(page, {}, `form[action="${pathOf("rahima")}/undo"]`);
    expect(undone.text).toContain(toasts.undone);
    const before = { again_at: "2026-11-20T09:30:00.000Z", again_why: "Scan" };
    expect(await booking("rahima")).toMatchObject(before);
    expect((await eventsOf(site.db, { kind: "again" })).map(({ words }) => words)).toEqual([
      "Scan",
      "Visa",
    ]);
  });

  it("is undone once by itself if it was set without an act", async () => {
    await addRequest("rahima");
    const page = await act("rahima", { again: "hour", againWhy: "Scan" });
    advanceMinutes(1);
    const undo = `form[action="${pathOf("rahima")}/undo"]`;
    await nila.submit(page, {}, undo);
    expect(await booking("rahima")).toMatchObject({ again_at: null, again_why: "" });
    expect((await nila.submit(page, {}, undo)).text).toContain(toasts.undone);
  });

  it("is set once by a form sent twice, and never overwrites a colleague's", async () => {
    await addRequest("rahima");
    const tanvir = await signedIn(site, (await insertAdmin(site.db, "Tanvir")).id);
    const tanvirsPage = await tanvir.get(pathOf("rahima"));
    const page = await nila.get(pathOf("rahima"));
    const fields = { onward: "stay", again: "hour", againWhy: "Scan" };
    await nila.submit(page, fields, "form#act");
    advanceMinutes(1);
    await nila.submit(page, fields, "form#act");
    expect(await eventsOf(site.db, { kind: "again" })).toHaveLength(1);
    const other = { onward: "stay", again: "tomorrow", againWhy: "Visa" };
    const refused = await tanvir.submit(tanvirsPage, other, "form#act");
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("set a follow-up");
    expect(fieldValue(refused, "againWhy")).toBe("Visa");
    expect((await booking("rahima")).again_why).toBe("Scan");
    await tanvir.submit(refused, {}, "form#act");
    expect((await booking("rahima")).again_why).toBe("Visa");
  });
});
