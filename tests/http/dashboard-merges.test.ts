import { describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { clocksOf, eventsOf, setClocks, setRequests } from "../support/requests";
import { twoRequestsForEachTest } from "../support/two-requests";

const LIST = "/dashboard/admin/bookings";
const pair = twoRequestsForEachTest();

const question = (other = pair.second) =>
  pair.nila.get(`${LIST}/${pair.first}/merges?other=${other}`);
const merge = async () => pair.nila.submit(await question(), {}, "form#confirmation");

describe("possible duplicate", () => {
  it("is a request with the same phone or email within 14 days, listed beside the facts", async () => {
    const old = { received_at: "2026-11-01T08:00:00.000Z" };
    await insertBooking(pair.site.db, { reference: "SETU-AAAA-0003", ...old });
    const other = { email: "b@example.com", phone_number: "+8801999999999" };
    await insertBooking(pair.site.db, { reference: "SETU-AAAA-0004", ...other });
    const page = await pair.nila.get(`${LIST}/${pair.first}`);
    const duplicates = page.document.querySelector("#duplicates")?.text ?? "";
    expect(duplicates).toContain("SETU-AAAA-0002");
    expect(duplicates).not.toMatch(/0003|0004/);
    const list = await pair.nila.get(`${LIST}/${pair.first}/merges`);
    expect(list.text).toContain("SETU-AAAA-0002");
    expect(list.text).not.toContain("SETU-AAAA-0003");
  });
});

describe("merge", () => {
  it("asks for confirmation, then shows both requests on one page, with links in both directions", async () => {
    const questionPage = await question();
    expect(questionPage.document.querySelector("h1")?.text).toBe(
      "Merge SETU-AAAA-0002 into SETU-AAAA-0001?",
    );
    expect(await pair.booking(pair.second)).toMatchObject({ status: "received" });
    const merged = await pair.nila.submit(questionPage, {}, "form#confirmation");
    expect(merged.text).toContain("Both are one request now.");
    expect(await pair.booking(pair.second)).toMatchObject({
      status: "duplicate",
      merged_into: pair.first,
    });
    expect(await pair.booking(pair.first)).toMatchObject({ status: "received" });
    const page = await pair.nila.get(`${LIST}/${pair.first}`);
    expect(page.text).toContain("তিনি কথা বলতে পারছেন না");
    expect(page.text).toContain("A stroke");
    expect(page.html).toContain(`href="${LIST}/${pair.second}"`);
    // the page states the merge once, from this request's side
    const text = page.document.querySelector("main")?.text ?? "";
    expect(text).toContain("merged another request into this one");
    expect(text).not.toContain("into another request");
    const other = await pair.nila.get(`${LIST}/${pair.second}`);
    expect(other.text).toContain("This request is part of SETU-AAAA-0001");
    expect(other.html).toContain(`href="${LIST}/${pair.first}"`);
    await pair.nila.submit(questionPage, {}, "form#confirmation");
    const merges = await eventsOf(pair.site.db, { kind: "merge" });
    expect(merges).toHaveLength(1);
  });

  it("is shown in the reader's language", async () => {
    const form = await pair.nila.get(`/bn${LIST}/${pair.first}/merges?other=${pair.second}`);
    await pair.nila.submit(form, {}, "form#confirmation");
    for (const [id, phrase] of [
      [pair.first, "merged another request into this one"],
      [pair.second, "merged this one into another request"],
    ] as const) {
      const page = await pair.nila.get(`${LIST}/${id}`);
      const text = page.document.querySelector("main")?.text ?? "";
      expect(text).toContain(phrase);
      expect(text).not.toMatch(/এক করা|এক হয়েছে|যুক্ত/);
    }
    const entries = await eventsOf(pair.site.db);
    const ofTwo = entries.filter(({ other_id }) => other_id !== null);
    expect(ofTwo.map(({ words }) => words)).toEqual(["", ""]);
  });

  it("can be undone: both are separate requests again", async () => {
    const merged = await merge();
    const undone = await pair.nila.submit(merged, {}, `form[action="${LIST}/${pair.second}/undo"]`);
    expect(undone.text).toContain("Taken back.");
    expect(await pair.booking(pair.second)).toMatchObject({
      status: "received",
      merged_into: null,
    });
    const page = await pair.nila.get(`${LIST}/${pair.first}`);
    expect(page.text).toContain(en.handling.timeline.split);
    expect(page.text).not.toContain("তিনি কথা বলতে পারছেন না");
  });

  it("takes over the reply that is owed, with its deadline", async () => {
    const now = "2026-11-20T08:20:00.000Z";
    await setRequests(
      pair.site.db,
      { replied_at: now, status: "acknowledged" },
      { id: pair.first },
    );
    await setClocks(pair.site.db, { stopped_at: now }, { id: pair.first });
    await merge();
    expect(await pair.booking(pair.first)).toMatchObject({
      replied_at: null,
      due_at: "2026-11-20T10:10:00.000Z",
    });
    const page = await pair.nila.get(`${LIST}/${pair.first}`);
    await pair.nila.submit(page, { did: "called", words: "Spoke", onward: "stay" }, "form#act");
    const clocks = await clocksOf(pair.site.db);
    expect(clocks.filter(({ stopped_at }) => stopped_at === null)).toEqual([]);
  });

  it("is refused if either has changed since the question", async () => {
    const questionPage = await question();
    await setRequests(pair.site.db, { version: 2 }, { id: pair.second });
    const late = await pair.nila.submit(questionPage, {}, "form#confirmation");
    expect(late.status).toBe(409);
    expect(late.text).toContain("One of the two has just been changed.");
    expect(await pair.booking(pair.second)).toMatchObject({
      status: "received",
      merged_into: null,
    });
    await pair.nila.submit(late, {}, "form#confirmation");
    expect(await pair.booking(pair.second)).toMatchObject({ status: "duplicate" });
  });

  it("is reported as done to a second coordinator who merges the same two", async () => {
    const questionPage = await question();
    const karim = await coordinator(pair.site, "Karim");
    const form = await karim.get(`${LIST}/${pair.first}/merges?other=${pair.second}`);
    await karim.submit(form, {}, "form#confirmation");
    const late = await pair.nila.submit(questionPage, {}, "form#confirmation");
    expect(late.text).toContain("Both are one request now.");
    expect(await eventsOf(pair.site.db, { kind: "merge" })).toHaveLength(1);
  });

  it("happens once if requested in both directions at once", async () => {
    const forward = await question();
    const backward = await pair.nila.get(`${LIST}/${pair.second}/merges?other=${pair.first}`);
    await Promise.all([
      pair.nila.submit(forward, {}, "form#confirmation"),
      pair.nila.submit(backward, {}, "form#confirmation"),
    ]);
    const both = [await pair.booking(pair.first), await pair.booking(pair.second)];
    expect(both.filter(({ merged_into }) => merged_into !== null)).toHaveLength(1);
  });

  it("is refused for a closed, missing or same request", async () => {
    expect((await question("none")).status).toBe(404);
    expect((await question("-1")).status).toBe(404);
    expect((await question("9".repeat(400))).status).toBe(404);
    expect((await question(pair.first)).status).toBe(404);
    const questionPage = await question();
    await setRequests(pair.site.db, { status: "cancelled" }, { id: pair.second });
    const late = await pair.nila.submit(questionPage, {}, "form#confirmation");
    expect(late.text).toContain("These two cannot be merged: one is closed");
  });

  it("ends when the duplicate is reopened", async () => {
    await merge();
    const page = await pair.nila.get(`${LIST}/${pair.second}`);
    const reopen = { instead: "received", reason: "They are two patients", onward: "stay" };
    await pair.nila.submit(page, reopen, "form#act");
    expect(await pair.booking(pair.second)).toMatchObject({
      status: "received",
      merged_into: null,
    });
  });
});
