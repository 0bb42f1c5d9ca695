import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { insertPartner, partnersIn } from "../support/partners";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/bookings";
let site: Site;
let nila: Visitor;
let booking: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  const replied_at = "2026-11-20T08:20:00.000Z";
  booking = await insertBooking(site.db, { status: "in_review", replied_at });
});
afterEach(() => site.close());

const ask = async (name: string, followUpOn: string, id = booking) =>
  nila.submit(await nila.get(`${LIST}/${id}/partners`), { name, followUpOn }, "form#partner");
const followUpOf = async (id = booking) => {
  const { again_at, again_why } = await requestOf(site.db, id);
  return [again_at, again_why];
};
/** In Bangladesh, six hours ahead of UTC. */
const NOON = "2026-11-23T06:00:00.000Z";
const NINE = { monday: "2026-11-23T03:00:00.000Z", friday: "2026-11-27T03:00:00.000Z" };

describe("partner follow-up", () => {
  it("returns the case to the queue, with its reason", async () => {
    await ask("Bay Air", "2026-11-23");
    expect(await followUpOf()).toEqual([NINE.monday, "Ask again: Bay Air"]);
    expect(await eventsOf(site.db, { kind: "again" })).toMatchObject([{ new_value: NINE.monday }]);
    const queue = async () => (await nila.get("/dashboard/admin")).text;
    expect(await queue()).not.toContain("Ask again: Bay Air");
    site.clock.now = new Date(NOON);
    nila = await coordinator(site, "Karim");
    expect(await queue()).toContain("Ask again: Bay Air");
  });

  it("replaces a later follow-up, but no earlier one", async () => {
    await ask("Bay Air", "2026-11-27");
    await ask("Air One", "2026-11-23");
    expect(await followUpOf()).toEqual([NINE.monday, "Ask again: Air One"]);
    await ask("Air Two", "2026-11-25");
    expect(await followUpOf()).toEqual([NINE.monday, "Ask again: Air One"]);
  });

  it("is replaced by the next partner's after a call, until the call is undone", async () => {
    await ask("Bay Air", "2026-11-23");
    await ask("Air One", "2026-11-27");
    site.clock.now = new Date(NOON);
    nila = await coordinator(site, "Karim");
    const page = await nila.get(`${LIST}/${booking}`);
    await nila.submit(page, { did: "called", onward: "stay" }, "form#act");
    expect(await followUpOf()).toEqual([NINE.friday, "Ask again: Air One"]);
    const requestPage = await nila.get(`${LIST}/${booking}`);
    await nila.submit(requestPage, {}, "form[action*='/undo']");
    expect(await followUpOf()).toEqual([NINE.monday, "Ask again: Bay Air"]);
  });

  it("that was cleared is not set again by a partner's other changes", async () => {
    await ask("Bay Air", "2026-11-23");
    await site.db.updateTable("requests").set({ again_at: null, again_why: "" }).execute();
    const [partner] = await partnersIn(site.db);
    const form = await nila.get(`${LIST}/${booking}/partners?line=${partner?.id}`);
    await nila.submit(form, { answer: "yes" }, "form#partner");
    expect(await followUpOf()).toEqual([null, ""]);
  });

  it("moves or removes the request's follow-up when moved or removed itself", async () => {
    await ask("Bay Air", "2026-11-23");
    const [partner] = await partnersIn(site.db);
    const change = async (followUpOn: string) =>
      nila.submit(
        await nila.get(`${LIST}/${booking}/partners?line=${partner?.id}`),
        { followUpOn },
        "form#partner",
      );
    await change("2026-11-27");
    expect(await followUpOf()).toEqual([NINE.friday, "Ask again: Bay Air"]);
    await change("");
    expect(await followUpOf()).toEqual([null, ""]);
  });

  it("gives way to the next partner's when moved behind it", async () => {
    await ask("Bay Air", "2026-11-23");
    const [partner] = await partnersIn(site.db);
    await ask("Air One", "2026-11-27");
    const form = await nila.get(`${LIST}/${booking}/partners?line=${partner?.id}`);
    await nila.submit(form, { followUpOn: "2026-11-30" }, "form#partner");
    expect(await followUpOf()).toEqual([NINE.friday, "Ask again: Air One"]);
  });

  it("leaves a coordinator's own follow-up at the same hour alone", async () => {
    await ask("Bay Air", "2026-11-23");
    const [partner] = await partnersIn(site.db);
    await site.db.updateTable("requests").set({ again_why: "Visa fee" }).execute();
    const form = await nila.get(`${LIST}/${booking}/partners?line=${partner?.id}`);
    await nila.submit(form, { followUpOn: "" }, "form#partner");
    expect(await followUpOf()).toEqual([NINE.monday, "Visa fee"]);
  });

  it("of a merged request returns the merge target to the queue", async () => {
    const main = await insertBooking(site.db);
    const columns = { status: "duplicate", merged_into: main } as const;
    await site.db.updateTable("requests").set(columns).where("id", "=", booking).execute();
    await insertPartner(site.db, booking, { id: "line" });
    const form = await nila.get(`${LIST}/${main}/partners?line=line`);
    await nila.submit(form, { followUpOn: "2026-11-23" }, "form#partner");
    expect(await followUpOf(main)).toEqual([NINE.monday, "Ask again: Bay Air"]);
  });
});
