import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/bookings";
let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const booking = (id: string) => requestOf(site.db, id);
const acknowledge = { next: "acknowledged", onward: "stay" };
const hold = {
  did: "called",
  words: "The family asked to wait",
  instead: "on_hold",
  reason: "Passports first",
  confirmed: "yes",
  onward: "stay",
};

describe("two coordinators at one booking", () => {
  it("conflict: the second sees both versions, and keeps the input", async () => {
    const id = await insertBooking(site.db, { reference: "SETU-AAAA-0001" });
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    await nila.submit(await nila.get(`${LIST}/${id}`), acknowledge, "form#act");

    const conflict = await karim.submit(seenByKarim, hold, "form#act");
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Someone else changed this first");
    expect(conflict.text).toContain("The status is now: Acknowledged");
    expect(conflict.text).toContain("Nila moved it: Received → Acknowledged");
    expect(conflict.text).toContain("Change the status to: On hold");
    expect(conflict.document.querySelector("[name=words]")?.textContent.trim()).toBe(hold.words);
    expect(conflict.document.querySelector("[name=reason]")?.textContent.trim()).toBe(hold.reason);
    expect(await booking(id)).toMatchObject({ status: "acknowledged", replied_at: null });

    const anyway = await karim.submit(conflict, { confirmed: "yes", onward: "stay" }, "form#act");
    expect(anyway.status).toBe(200);
    expect(await booking(id)).toMatchObject({ status: "on_hold", held_from: "acknowledged" });
    expect((await booking(id)).replied_at).not.toBeNull();
  });

  it("conflict again if another change was saved before the retry, and then succeed once", async () => {
    const id = await insertBooking(site.db);
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    await nila.submit(await nila.get(`${LIST}/${id}`), acknowledge, "form#act");
    const conflict = await karim.submit(seenByKarim, hold, "form#act");
    const further = { next: "in_review", onward: "stay" };
    await nila.submit(await nila.get(`${LIST}/${id}`), further, "form#act");
    const confirmation = { confirmed: "yes", onward: "stay" };
    const again = await karim.submit(conflict, confirmation, "form#act");
    expect(again.status).toBe(409);
    expect(again.text).toContain("The status is now: In review");
    expect(await booking(id)).toMatchObject({ status: "in_review", replied_at: null });
    for (const _ of ["once", "twice"]) {
      expect((await karim.submit(again, confirmation, "form#act")).status).toBe(200);
    }
    expect(await booking(id)).toMatchObject({ status: "on_hold", held_from: "in_review" });
    expect(await eventsOf(site.db, { kind: "reply" })).toHaveLength(1);
  });

  it("also conflict after the form was refused for a stale token", async () => {
    const id = await insertBooking(site.db);
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    await nila.submit(await nila.get(`${LIST}/${id}`), acknowledge, "form#act");
    const stale = await karim.submit(seenByKarim, { ...hold, csrf: "old" }, "form#act");
    expect(stale.status).toBe(403);
    const conflict = await karim.submit(stale, { confirmed: "yes" }, "form#act");
    expect(conflict.status).toBe(409);
    expect(await booking(id)).toMatchObject({ status: "acknowledged", version: 2 });
  });

  it("conflict, and the second keeps the text, if the first made the message a booking", async () => {
    const messages = "/dashboard/admin/contacts";
    const id = await insertMessage(site.db);
    const seenByKarim = await karim.get(`${messages}/${id}`);
    const making = { phoneNumber: "01712999888", urgent: "yes", service: "medical-escort" };
    await nila.submit(await nila.get(`${messages}/${id}/kind`), making, "form#making");
    expect((await nila.get(`${messages}/${id}`)).path).toBe(`${LIST}/${id}`);
    const typed = { ...acknowledge, did: "called", words: "They will bring the reports" };
    const conflict = await karim.submit(seenByKarim, typed, "form#act");
    expect(conflict.status).toBe(409);
    expect(conflict.document.querySelector("[name=words]")?.textContent.trim()).toBe(typed.words);
    // JavaScript then requests the page's data, which must not redirect away from the input
    const byScript = { headers: { "Sec-Fetch-Dest": "empty" } };
    const dataForScript = await karim.send(`${messages}/${id}.data`, byScript);
    expect(await dataForScript.text()).not.toContain("SingleFetchRedirect");
    const dataForPage = await karim.send(`${messages}/${id}.data`);
    expect(await dataForPage.text()).toContain("SingleFetchRedirect");
  });

  it("conflict if the second's move is no longer possible, and the second keeps the reason", async () => {
    const id = await insertBooking(site.db);
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    await nila.submit(await nila.get(`${LIST}/${id}`), acknowledge, "form#act");
    const duplicate = { instead: "duplicate", reason: "Came twice", confirmed: "yes" };
    const conflict = await karim.submit(seenByKarim, duplicate, "form#act");
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("From the new status this is no longer possible.");
    expect(conflict.document.querySelector("[name=reason]")?.textContent.trim()).toBe("Came twice");
  });

  it("can both record a call if neither chooses another status", async () => {
    const id = await insertBooking(site.db);
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    const called = (words: string) => ({ did: "called", words, onward: "stay" });
    await nila.submit(await nila.get(`${LIST}/${id}`), called("The son answered"), "form#act");
    const both = await karim.submit(seenByKarim, called("The mother answered"), "form#act");
    expect(both.status).toBe(200);
    expect(both.text).toContain("The son answered");
    expect(both.text).toContain("The mother answered");
  });

  it("record one act, and see it succeed, if one of them sends a form twice at once", async () => {
    const id = await insertBooking(site.db);
    const page = await nila.get(`${LIST}/${id}`);
    const twice = { did: "called", words: "Spoke", next: "acknowledged", onward: "stay" };
    const answers = await Promise.all([
      nila.submit(page, twice, "form#act"),
      nila.submit(page, twice, "form#act"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const events = (await eventsOf(site.db)).filter(({ actor_id }) => actor_id);
    expect(events.map(({ kind }) => kind).sort()).toEqual(["assign", "move", "reply"]);
  });
});

describe("former coordinator", () => {
  it("changes nothing with a form that is still open", async () => {
    const id = await insertBooking(site.db);
    const page = await nila.get(`${LIST}/${id}`);
    await site.db.updateTable("users").set({ role: "user" }).where("name", "=", "Nila").execute();
    const late = await nila.submit(page, { did: "called", words: "Spoke" }, "form#act");
    expect(late.status).not.toBe(200);
    expect(await booking(id)).toMatchObject({ replied_at: null, version: 1 });
  });
});
