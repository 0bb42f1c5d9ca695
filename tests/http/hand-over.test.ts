import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { signedIn } from "../support/admin";
import { insertAdmin, insertBooking } from "../support/bookings";
import { insertAnswered } from "../support/queue";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const QUEUE = "/dashboard/admin";
const PAGE = `${QUEUE}/queue/handover`;
const FORM = "form#hand-over";
let site: Site;
let nila: Visitor;
let tanvir: Visitor;
const ids = { nila: "", tanvir: "", rumana: "" };
beforeEach(async () => {
  site = await startSite();
  for (const name of ["nila", "tanvir", "rumana"] as const) {
    ids[name] = (await insertAdmin(site.db, name)).id;
  }
  nila = await signedIn(site, ids.nila);
  tanvir = await signedIn(site, ids.tanvir);
  await insertBooking(site.db, { id: "first", full_name: "first", assigned_to: ids.nila });
  const followUp = { again_at: "2026-11-21T03:00:00.000Z", again_why: "Scan" };
  await insertAnswered(site, "second", 30, { assigned_to: ids.nila, ...followUp });
  await insertBooking(site.db, { id: "his", full_name: "his", assigned_to: ids.tanvir });
});
afterEach(() => site.close());

const owner = async (id: string) => (await requestOf(site.db, id)).assigned_to;
const mails = () =>
  site.db
    .selectFrom("outbox")
    .select(["recipient", "request_id", "body_text as text"])
    .where("kind", "=", "coordinator-handed-over")
    .execute();

describe("shift hand-over", () => {
  it("lists a coordinator's open requests with their promises, and hands them over with notes", async () => {
    const page = await nila.get(PAGE);
    const text = page.text.replaceAll("\u00a0", " ");
    expect(text).toContain("Reply due 20 Nov, 4:00 pm");
    expect(text).toContain("Again 21 Nov, 9:00 am · Scan");
    expect(text).not.toContain("his ·");
    const fields = { to: ids.tanvir, "note-0": "Calls at six", "to-1": ids.rumana };
    const done = await nila.submit(page, fields, FORM);
    expect(done.text).toContain("Handed over: 2.");
    expect([await owner("first"), await owner("second")]).toEqual([ids.tanvir, ids.rumana]);
    const sent = await mails();
    expect(sent.map(({ request_id }) => request_id).toSorted()).toEqual(["first", "second"]);
    const first = sent.find(({ request_id }) => request_id === "first");
    expect(first?.text).toContain("Calls at six");
    expect(first?.text).toContain("/dashboard/admin/bookings/first");
    // sending the same form again changes nothing
    await nila.submit(page, fields, FORM);
    expect(await mails()).toHaveLength(2);
    expect(await eventsOf(site.db, { kind: "assign" })).toHaveLength(2);
  });

  it("shows the new owner the note in the queue until they act", async () => {
    const page = await nila.get(`${PAGE}?request=first`);
    await nila.submit(page, { "to-0": ids.tanvir, "note-0": "Calls at six" }, FORM);
    expect((await tanvir.get(QUEUE)).text).toContain("nila: Calls at six");
    expect((await nila.get(QUEUE)).text).not.toContain("Calls at six");
    const requestPage = await tanvir.get(`${QUEUE}/bookings/first`);
    expect(requestPage.text).toContain("Calls at six");
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await tanvir.submit(requestPage, { did: "no-answer", onward: "stay" }, "form#act");
    expect((await tanvir.get(QUEUE)).text).not.toContain("Calls at six");
  });

  it("skips a request that was handed over meanwhile, says so, and hands over the others", async () => {
    const page = await nila.get(PAGE);
    const other = await nila.get(`${PAGE}?request=first`);
    await nila.submit(other, { "to-0": ids.rumana }, FORM);
    const late = await nila.submit(page, { to: ids.tanvir }, FORM);
    const { reference } = await requestOf(site.db, "first");
    expect(late.text).toContain(`Handed over: 1. No longer yours, so left alone: ${reference}.`);
    expect([await owner("first"), await owner("second")]).toEqual([ids.rumana, ids.tanvir]);
  });

  it("hands over only the request for which a new owner is chosen", async () => {
    await nila.submit(await nila.get(PAGE), { "note-1": "Papers", "to-1": ids.tanvir }, FORM);
    expect([await owner("first"), await owner("second")]).toEqual([ids.nila, ids.tanvir]);
  });

  it.each([
    [{ "note-0": "Calls at six" }, en.validation.coordinatorRequired],
    [{ to: "nobody" }, en.validation.choiceUnknown],
    [{ "to-1": "nobody", "note-0": "x", to: "" }, en.validation.coordinatorRequired],
    [{ to: "x", "note-0": "x".repeat(501) }, en.validation.tooLong],
  ])("refuses %j, and keeps the notes", async (fields, message) => {
    const page = await nila.get(PAGE);
    const refused = await nila.submit(
      page,
      { "note-1": "Papers", "to-1": ids.tanvir, ...fields },
      FORM,
    );
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(message);
    const note = refused.document.querySelector("[name=note-1]")?.getAttribute("value");
    expect(note).toBe("Papers");
    expect([await owner("first"), await owner("second")]).toEqual([ids.nila, ids.nila]);
  });

  it("says so if the list is truncated", async () => {
    const text = async () => (await nila.get(PAGE)).text;
    // the list shows thirty, and two requests are there already
    for (let more = 3; more <= 30; more++) await insertBooking(site.db, { assigned_to: ids.nila });
    expect(await text()).not.toContain("The newest");
    await insertBooking(site.db, { assigned_to: ids.nila });
    expect(await text()).toContain("The newest 30 of your 31 open requests.");
  });

  it("says so if there is nothing to hand over", async () => {
    const rumana = await signedIn(site, ids.rumana);
    const page = await rumana.get(PAGE);
    expect(page.text).toContain("You have no open request.");
    expect(page.document.querySelector(FORM)).toBe(null);
    expect(page.document.querySelectorAll("[form='hand-over']")).toEqual([]);
  });
});
