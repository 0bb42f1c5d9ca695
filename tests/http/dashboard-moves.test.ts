import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/bookings";
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const booking = (id: string) => requestOf(site.db, id);
const act = async (id: string, fields: Record<string, string>) =>
  nila.submit(await nila.get(`${LIST}/${id}`), { onward: "stay", ...fields }, "form#act");
const decline = { instead: "declined", reason: "No hospital takes him" };

it("announces the status that a reply will set", async () => {
  const id = await insertBooking(site.db);
  const unchangedOption = async () =>
    (await nila.get(`${LIST}/${id}`)).document.querySelector('select[name="next"] option')?.text;
  expect(await unchangedOption()).toBe("Stays at: Received (with a reply: Acknowledged)");
  await act(id, { did: "called", words: "Spoke" });
  expect(await booking(id)).toMatchObject({ status: "acknowledged" });
  expect(await unchangedOption()).toBe("Stays at: Acknowledged");
});

describe("exceptional move", () => {
  it.each([
    ["acknowledged", "declined", "Decline this request?"],
    ["received", "duplicate", "Is this a duplicate?"],
    ["quoted", "cancelled", "Cancel this request?"],
    ["in_transit", "on_hold", "Put this request on hold?"],
  ] as const)("from %s to %s asks for confirmation", async (status, instead, question) => {
    const id = await insertBooking(site.db, { status });
    expect((await act(id, { instead })).text).toContain("Please give a reason.");
    const typed = { did: "called", words: "Told them", instead, reason: "Why so" };
    const confirmation = await act(id, typed);
    expect(confirmation.document.querySelector("h1")?.text).toBe(question);
    expect(confirmation.text).toContain("Why: Why so");
    const landmarks = confirmation.document.querySelectorAll('nav[aria-label="You are here"]');
    expect(landmarks).toHaveLength(1);
    expect(await booking(id)).toMatchObject({ status, version: 1, replied_at: null });
    const back = await nila.submit(confirmation, { confirmed: "no" }, "form#act");
    expect(back.document.querySelector("[name=words]")?.textContent.trim()).toBe("Told them");
    expect(back.document.querySelector("[name=reason]")?.textContent.trim()).toBe("Why so");
    const done = await nila.submit(confirmation, { confirmed: "yes" }, "form#act");
    expect(done.text).toContain("Told them");
    expect(await booking(id)).toMatchObject({ status: instead });
  });

  it.each([
    ["", "cancelled", "by its number and reads there that it is cancelled"],
    ["", "declined", "by its number and reads there that we could not arrange it"],
    ["/bn", "cancelled", "অনুরোধ নম্বর দিয়ে এটি খুলতে পারবে, আর সেখানে দেখবে যে অনুরোধটি বাতিল"],
    ["/th", "cancelled", "ยังเปิดดูได้ด้วยเลขที่คำขอ และเห็นว่าคำขอถูกยกเลิกแล้ว"],
  ] as const)(
    "says what a family without an account will see: %s %s",
    async (prefix, instead, words) => {
      const reference = "SETU-4242-4242";
      const id = await insertBooking(site.db, { reference, status: "acknowledged", email: "" });
      const page = await nila.get(`${prefix}${LIST}/${id}`);
      const confirmation = await nila.submit(
        page,
        { instead, reason: "Why so", onward: "stay" },
        "form#act",
      );
      expect(confirmation.text).toContain(words);
      await nila.submit(confirmation, { confirmed: "yes" }, "form#act");
      const statusPage = await site.visitor().get(`/booking/sent/${reference}`);
      expect(statusPage.text).toMatch(/This request is cancelled|We could not arrange this/);
    },
  );

  it("is undone once from the toast, and the undo is recorded as a move", async () => {
    const id = await insertBooking(site.db, { status: "in_review", full_name: "Zakir" });
    const declined = await act(id, { ...decline, confirmed: "yes" });
    expect(declined.text).toContain("Declined.");
    const undo = `form[action="${LIST}/${id}/undo"]`;
    const undone = await nila.submit(declined, {}, undo);
    expect(undone.text).toContain("Taken back.");
    expect(undone.text).toContain("Nila took it back: Declined → In review");
    expect(await booking(id)).toMatchObject({ status: "in_review" });
    await nila.submit(declined, {}, undo);
    expect(await booking(id)).toMatchObject({ status: "in_review" });
    const moves = (await eventsOf(site.db)).filter(({ actor_id }) => actor_id);
    expect(moves).toHaveLength(2);
    expect(undone.document.querySelector(undo)).toBeNull();
  });

  it("can also be undone from the next request's page", async () => {
    const id = await insertBooking(site.db, { status: "in_review", full_name: "Zakir" });
    const other = await insertBooking(site.db, { full_name: "Farhana" });
    const next = await act(id, { ...decline, confirmed: "yes", onward: "next" });
    expect(next.path).toMatch(`${LIST}/${other}?undo=`);
    expect(next.text).toContain("Zakir");
    const undone = await nila.submit(next, {}, `form[action="${LIST}/${id}/undo"]`);
    expect(undone.path).toBe(`${LIST}/${id}`);
    expect(await booking(id)).toMatchObject({ status: "in_review" });
  });

  it("returns to a hold and its earlier status when undone, also the second time", async () => {
    const id = await insertBooking(site.db, { status: "quoted" });
    await act(id, { instead: "on_hold", reason: "Passports", confirmed: "yes" });
    for (const _ of ["once", "twice"]) {
      site.clock.now = new Date(site.clock.now.getTime() + 60_000);
      const cancelled = await act(id, { instead: "cancelled", reason: "x", confirmed: "yes" });
      site.clock.now = new Date(site.clock.now.getTime() + 60_000);
      await nila.submit(cancelled, {}, `form[action="${LIST}/${id}/undo"]`);
      expect(await booking(id)).toMatchObject({ status: "on_hold", held_from: "quoted" });
    }
  });

  it("cannot be undone after another act, and says so", async () => {
    const id = await insertBooking(site.db, { status: "in_review" });
    const declined = await act(id, { ...decline, confirmed: "yes" });
    await act(id, { instead: "in_review", reason: "They found the money" });
    await act(id, { next: "quoted" });
    const late = await nila.submit(declined, {}, `form[action="${LIST}/${id}/undo"]`);
    expect(late.text).toContain("It cannot be taken back");
    expect(await booking(id)).toMatchObject({ status: "quoted" });
    expect((await nila.get(`${LIST}/${id}?undo=${"9".repeat(400)}`)).status).toBe(200);
  });

  it("is undone once when two coordinators click at once", async () => {
    const id = await insertBooking(site.db, { status: "in_review" });
    const declined = await act(id, { ...decline, confirmed: "yes" });
    const karim = await coordinator(site, "Karim");
    const undo = `form[action="${LIST}/${id}/undo"]`;
    const statusPage = await karim.get(`${LIST}/${id}`);
    await Promise.all([nila.submit(declined, {}, undo), karim.submit(statusPage, {}, undo)]);
    expect(await booking(id)).toMatchObject({ status: "in_review", version: 3 });
  });
});
