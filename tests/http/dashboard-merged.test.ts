import { describe, expect, it } from "vitest";
import { clocksOf, eventsOf } from "../support/requests";
import { twoRequestsForEachTest } from "../support/two-requests";

const LIST = "/dashboard/admin/bookings";
const here = twoRequestsForEachTest();

const merge = async () =>
  here.nila.submit(
    await here.nila.get(`${LIST}/${here.first}/merges?other=${here.second}`),
    {},
    "form#confirmation",
  );

describe("merged request", () => {
  it("refuses a reply, which would not stop its target's clock", async () => {
    const open = await here.nila.get(`${LIST}/${here.second}`);
    await merge();
    const call = { did: "called", words: "Spoke to the son", onward: "stay" };
    const late = await here.nila.submit(open, call, "form#act");
    expect(late.status).toBe(409);
    expect(late.text).toContain("Spoke to the son");
    expect(late.text).toContain("SETU-AAAA-0001");
    expect(await eventsOf(here.site.db, { kind: "reply" })).toEqual([]);
  });

  it("adds its own facts to those of its target, with its reference", async () => {
    await merge();
    const page = await here.nila.get(`${LIST}/${here.first}`);
    const { reference } = await here.booking(here.second);
    const terms = page.document.querySelectorAll("dl dt").map(({ text }) => text);
    expect(terms.filter((term) => term.includes(reference))).not.toEqual([]);
  });

  it("redirects to its target, and accepts only notes", async () => {
    await merge();
    const open = await here.nila.get(`${LIST}/${here.second}`);
    const acts = open.document.querySelectorAll('#act [name="did"]');
    expect(acts.map((act) => act.getAttribute("value"))).toEqual(["note"]);
    expect(open.html).not.toMatch(/href="(https:\/\/wa\.me|mailto:|tel:)/);
    expect(open.text).toContain("another@example.com");
    const there = open.document.querySelector("#composer a");
    expect(there?.getAttribute("href")).toBe(`${LIST}/${here.first}#composer`);
    expect(open.text).not.toContain("only if it is an email");
    expect(open.document.querySelector("#duplicates")).toBeNull();
    const note = { did: "note", words: "The same patient", onward: "stay" };
    const afterNote = await here.nila.submit(open, note, "form#act");
    expect(afterNote.text).toContain("The same patient");
    expect(await here.booking(here.second)).toMatchObject({
      status: "duplicate",
      merged_into: here.first,
    });
  });

  it.each(["called", "whatsapp", "wrote", "no-answer"])(
    "accepts no contact afterwards: %s",
    async (did) => {
      await merge();
      const open = await here.nila.get(`${LIST}/${here.second}`);
      const act = open.document.querySelector("#act");
      const fields = act?.querySelectorAll('input[type="hidden"]') ?? [];
      const hidden = fields.map((one) => [one.getAttribute("name"), one.getAttribute("value")]);
      const sent = { ...Object.fromEntries(hidden), did, words: "Spoke to the son" };
      const late = await here.nila.post(act?.getAttribute("action") ?? "", {
        ...sent,
        onward: "stay",
      });
      expect(late.status).toBe(409);
      expect(late.text).toContain("Spoke to the son");
      expect(late.html).toContain(`href="${LIST}/${here.first}#composer"`);
      const kept = await eventsOf(here.site.db);
      expect(kept.filter(({ words }) => words.startsWith("Spoke"))).toEqual([]);
      const clocks = await clocksOf(here.site.db);
      expect(clocks.filter(({ stopped_at }) => stopped_at !== null)).toEqual([]);
    },
  );
});
