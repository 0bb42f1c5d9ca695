import { describe, expect, it } from "vitest";
import { clocksOf, eventsOf } from "../support/requests";
import { twoRequestsForEachTest } from "../support/two-requests";

const LIST = "/dashboard/admin/bookings";
const pair = twoRequestsForEachTest();

const merge = async () =>
  pair.nila.submit(
    await pair.nila.get(`${LIST}/${pair.first}/merges?other=${pair.second}`),
    {},
    "form#confirmation",
  );

describe("merged request", () => {
  it("refuses a reply, which would not stop its target's clock", async () => {
    const page = await pair.nila.get(`${LIST}/${pair.second}`);
    await merge();
    const call = { did: "called", words: "Spoke to the son", onward: "stay" };
    const late = await pair.nila.submit(page, call, "form#act");
    expect(late.status).toBe(409);
    expect(late.text).toContain("Spoke to the son");
    expect(late.text).toContain("SETU-AAAA-0001");
    expect(await eventsOf(pair.site.db, { kind: "reply" })).toEqual([]);
  });

  it("adds its own facts to those of its target, with its reference", async () => {
    await merge();
    const page = await pair.nila.get(`${LIST}/${pair.first}`);
    const { reference } = await pair.booking(pair.second);
    const terms = page.document.querySelectorAll("dl dt").map(({ text }) => text);
    expect(terms.filter((term) => term.includes(reference))).not.toEqual([]);
  });

  it("links to its target, and accepts only notes", async () => {
    await merge();
    const page = await pair.nila.get(`${LIST}/${pair.second}`);
    const acts = page.document.querySelectorAll('#act [name="did"]');
    expect(acts.map((act) => act.getAttribute("value"))).toEqual(["note"]);
    expect(page.html).not.toMatch(/href="(https:\/\/wa\.me|mailto:|tel:)/);
    expect(page.text).toContain("another@example.com");
    const targetLink = page.document.querySelector("#composer a");
    expect(targetLink?.getAttribute("href")).toBe(`${LIST}/${pair.first}#composer`);
    expect(page.text).not.toContain("only if it is an email");
    expect(page.document.querySelector("#duplicates")).toBeNull();
    const note = { did: "note", words: "The same patient", onward: "stay" };
    const afterNote = await pair.nila.submit(page, note, "form#act");
    expect(afterNote.text).toContain("The same patient");
    expect(await pair.booking(pair.second)).toMatchObject({
      status: "duplicate",
      merged_into: pair.first,
    });
  });

  it.each(["called", "whatsapp", "wrote", "no-answer"])(
    "refuses any recorded contact after the merge: %s",
    async (did) => {
      await merge();
      const page = await pair.nila.get(`${LIST}/${pair.second}`);
      const act = page.document.querySelector("#act");
      const fields = act?.querySelectorAll('input[type="hidden"]') ?? [];
      const hidden = fields.map((one) => [one.getAttribute("name"), one.getAttribute("value")]);
      const sent = { ...Object.fromEntries(hidden), did, words: "Spoke to the son" };
      const late = await pair.nila.post(act?.getAttribute("action") ?? "", {
        ...sent,
        onward: "stay",
      });
      expect(late.status).toBe(409);
      expect(late.text).toContain("Spoke to the son");
      expect(late.html).toContain(`href="${LIST}/${pair.first}#composer"`);
      const events = await eventsOf(pair.site.db);
      expect(events.filter(({ words }) => words.startsWith("Spoke"))).toEqual([]);
      const clocks = await clocksOf(pair.site.db);
      expect(clocks.filter(({ stopped_at }) => stopped_at !== null)).toEqual([]);
    },
  );
});
