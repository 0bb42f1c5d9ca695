import { describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { clocksOf, eventsOf, setClocks, setRequests } from "../support/requests";
import { twoRequestsForEachTest } from "../support/two-requests";

const LIST = "/dashboard/admin/bookings";
const here = twoRequestsForEachTest();

const question = (other = here.second) =>
  here.nila.get(`${LIST}/${here.first}/merges?other=${other}`);
const merge = async () => here.nila.submit(await question(), {}, "form#confirmation");

describe("possible duplicate", () => {
  it("is listed beside the facts: same phone or email within 14 days", async () => {
    const far = { received_at: "2026-11-01T08:00:00.000Z" };
    await insertBooking(here.site.db, { reference: "SETU-AAAA-0003", ...far });
    const other = { email: "b@example.com", phone_number: "+8801999999999" };
    await insertBooking(here.site.db, { reference: "SETU-AAAA-0004", ...other });
    const page = await here.nila.get(`${LIST}/${here.first}`);
    const listed = page.document.querySelector("#duplicates")?.text ?? "";
    expect(listed).toContain("SETU-AAAA-0002");
    expect(listed).not.toMatch(/0003|0004/);
    const list = await here.nila.get(`${LIST}/${here.first}/merges`);
    expect(list.text).toContain("SETU-AAAA-0002");
    expect(list.text).not.toContain("SETU-AAAA-0003");
  });
});

describe("merge", () => {
  it("asks for confirmation, then shows both requests on one page, with links in both directions", async () => {
    const asked = await question();
    expect(asked.document.querySelector("h1")?.text).toBe(
      "Merge SETU-AAAA-0002 into SETU-AAAA-0001?",
    );
    expect(await here.booking(here.second)).toMatchObject({ status: "received" });
    const merged = await here.nila.submit(asked, {}, "form#confirmation");
    expect(merged.text).toContain("Both are one request now.");
    expect(await here.booking(here.second)).toMatchObject({
      status: "duplicate",
      merged_into: here.first,
    });
    expect(await here.booking(here.first)).toMatchObject({ status: "received" });
    const page = await here.nila.get(`${LIST}/${here.first}`);
    expect(page.text).toContain("তিনি কথা বলতে পারছেন না");
    expect(page.text).toContain("A stroke");
    expect(page.html).toContain(`href="${LIST}/${here.second}"`);
    // the page states the merge once, from this request's side
    const told = page.document.querySelector("main")?.text ?? "";
    expect(told).toContain("merged another request into this one");
    expect(told).not.toContain("into another request");
    const other = await here.nila.get(`${LIST}/${here.second}`);
    expect(other.text).toContain("This request is part of SETU-AAAA-0001");
    expect(other.html).toContain(`href="${LIST}/${here.first}"`);
    await here.nila.submit(asked, {}, "form#confirmation");
    const merges = await eventsOf(here.site.db, { kind: "merge" });
    expect(merges).toHaveLength(1);
  });

  it("is shown in the reader's language", async () => {
    const asked = await here.nila.get(`/bn${LIST}/${here.first}/merges?other=${here.second}`);
    await here.nila.submit(asked, {}, "form#confirmation");
    for (const [id, said] of [
      [here.first, "merged another request into this one"],
      [here.second, "merged this one into another request"],
    ] as const) {
      const page = await here.nila.get(`${LIST}/${id}`);
      const told = page.document.querySelector("main")?.text ?? "";
      expect(told).toContain(said);
      expect(told).not.toMatch(/এক করা|এক হয়েছে|যুক্ত/);
    }
    const entries = await eventsOf(here.site.db);
    const ofTwo = entries.filter(({ other_id }) => other_id !== null);
    expect(ofTwo.map(({ words }) => words)).toEqual(["", ""]);
  });

  it("can be undone: both are separate requests again", async () => {
    const merged = await merge();
    const undone = await here.nila.submit(merged, {}, `form[action="${LIST}/${here.second}/undo"]`);
    expect(undone.text).toContain("Taken back.");
    expect(await here.booking(here.second)).toMatchObject({
      status: "received",
      merged_into: null,
    });
    const page = await here.nila.get(`${LIST}/${here.first}`);
    expect(page.text).toContain(en.handling.timeline.split);
    expect(page.text).not.toContain("তিনি কথা বলতে পারছেন না");
  });

  it("takes over the reply that is owed, with its deadline", async () => {
    const now = "2026-11-20T08:20:00.000Z";
    await setRequests(
      here.site.db,
      { replied_at: now, status: "acknowledged" },
      { id: here.first },
    );
    await setClocks(here.site.db, { stopped_at: now }, { id: here.first });
    await merge();
    expect(await here.booking(here.first)).toMatchObject({
      replied_at: null,
      due_at: "2026-11-20T10:10:00.000Z",
    });
    const page = await here.nila.get(`${LIST}/${here.first}`);
    await here.nila.submit(page, { did: "called", words: "Spoke", onward: "stay" }, "form#act");
    const clocks = await clocksOf(here.site.db);
    expect(clocks.filter(({ stopped_at }) => stopped_at === null)).toEqual([]);
  });

  it("is refused if either has changed since the question", async () => {
    const asked = await question();
    await setRequests(here.site.db, { version: 2 }, { id: here.second });
    const late = await here.nila.submit(asked, {}, "form#confirmation");
    expect(late.status).toBe(409);
    expect(late.text).toContain("One of the two has just been changed.");
    expect(await here.booking(here.second)).toMatchObject({
      status: "received",
      merged_into: null,
    });
    await here.nila.submit(late, {}, "form#confirmation");
    expect(await here.booking(here.second)).toMatchObject({ status: "duplicate" });
  });

  it("is reported as done to a second coordinator who merges the same two", async () => {
    const asked = await question();
    const karim = await coordinator(here.site, "Karim");
    const form = await karim.get(`${LIST}/${here.first}/merges?other=${here.second}`);
    await karim.submit(form, {}, "form#confirmation");
    const late = await here.nila.submit(asked, {}, "form#confirmation");
    expect(late.text).toContain("Both are one request now.");
    expect(await eventsOf(here.site.db, { kind: "merge" })).toHaveLength(1);
  });

  it("happens once if requested in both directions at once", async () => {
    const there = await question();
    const back = await here.nila.get(`${LIST}/${here.second}/merges?other=${here.first}`);
    await Promise.all([
      here.nila.submit(there, {}, "form#confirmation"),
      here.nila.submit(back, {}, "form#confirmation"),
    ]);
    const both = [await here.booking(here.first), await here.booking(here.second)];
    expect(both.filter(({ merged_into }) => merged_into !== null)).toHaveLength(1);
  });

  it("is refused for a closed, missing or same request", async () => {
    expect((await question("none")).status).toBe(404);
    expect((await question("-1")).status).toBe(404);
    expect((await question("9".repeat(400))).status).toBe(404);
    expect((await question(here.first)).status).toBe(404);
    const asked = await question();
    await setRequests(here.site.db, { status: "cancelled" }, { id: here.second });
    const late = await here.nila.submit(asked, {}, "form#confirmation");
    expect(late.text).toContain("These two cannot be merged: one is closed");
  });

  it("ends when the duplicate is reopened", async () => {
    await merge();
    const page = await here.nila.get(`${LIST}/${here.second}`);
    const reopen = { instead: "received", reason: "They are two patients", onward: "stay" };
    await here.nila.submit(page, reopen, "form#act");
    expect(await here.booking(here.second)).toMatchObject({
      status: "received",
      merged_into: null,
    });
  });
});
