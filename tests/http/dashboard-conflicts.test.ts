import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import { hiddenOf, type Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/bookings";
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const booking = (id: string) =>
  site.db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("two coordinators at one booking", () => {
  it("tell the second of the conflict, with both versions, and let it be done anyway", async () => {
    const id = await insertBooking(site.db, { reference: "SETU-AAAA-0001" });
    const karim = await coordinator(site, "Karim");
    const seenByBoth = await nila.get(`${LIST}/${id}`);
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    await nila.submit(seenByBoth, {}, `form[action$="moves"]`);

    const conflict = await karim.post(`${LIST}/${id}/moves`, {
      ...hiddenOf(seenByKarim, "moves"),
      to: "on_hold",
      reason: "The family asked to wait",
    });
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Someone else changed this first");
    expect(conflict.text).toContain("The status is now: Acknowledged");
    expect(conflict.text).toContain("version 2; you had seen version 1");
    expect(conflict.text).toContain("Received → Acknowledged");
    expect(conflict.text).toContain("Nila");
    expect(conflict.text).toContain("Change the status to: On hold");
    expect(conflict.document.querySelector("textarea")?.textContent.trim()).toBe(
      "The family asked to wait",
    );
    expect(await booking(id)).toMatchObject({ status: "acknowledged", version: 2 });

    const anyway = await karim.submit(conflict, {});
    expect(anyway.status).toBe(200);
    expect(await booking(id)).toMatchObject({
      status: "on_hold",
      held_from: "acknowledged",
      version: 3,
    });
  });

  it("are told so too after a form that had been refused for something else", async () => {
    const id = await insertBooking(site.db);
    const karim = await coordinator(site, "Karim");
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    await nila.submit(await nila.get(`${LIST}/${id}`), {}, `form[action$="moves"]`);
    const hold = { to: "on_hold", reason: "The family asked to wait" };
    const form = `form#move`;
    const stale = await karim.submit(seenByKarim, { ...hold, csrf: "old" }, form);
    expect(stale.status).toBe(403);
    const conflict = await karim.submit(stale, {}, form);
    expect(conflict.status).toBe(409);
    expect(await booking(id)).toMatchObject({ status: "acknowledged", version: 2 });
  });

  it("have nothing left to do where both wanted the same, or where it is no longer possible", async () => {
    const id = await insertBooking(site.db);
    const karim = await coordinator(site, "Karim");
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    await nila.submit(await nila.get(`${LIST}/${id}`), {}, `form[action$="moves"]`);
    const same = await karim.submit(seenByKarim, {}, `form[action$="moves"]`);
    expect(same.status).toBe(409);
    expect(same.text).toContain("The booking is already there.");
    const gone = await karim.post(`${LIST}/${id}/moves`, {
      ...hiddenOf(seenByKarim, "moves"),
      to: "duplicate",
    });
    expect(gone.status).toBe(409);
    expect(gone.text).toContain("From the new status this is no longer possible.");
    expect(same.document.querySelector("main form[method=post]")).toBeNull();
  });

  it("may send one form twice: it moves once, and both answers say so", async () => {
    const id = await insertBooking(site.db);
    const page = await nila.get(`${LIST}/${id}`);
    const answers = await Promise.all([
      nila.submit(page, {}, `form[action$="moves"]`),
      nila.submit(page, {}, `form[action$="moves"]`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await booking(id)).toMatchObject({ version: 2 });
  });
});
