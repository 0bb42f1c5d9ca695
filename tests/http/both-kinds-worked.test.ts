import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { bothKinds } from "../support/both-kinds";
import { clocksOf, eventsOf, requestOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

/** The due time that `kind.insert` sets. */
const DUE = "2026-11-20T10:00:00.000Z";
const PHONE = "+8801712345678";
let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  nila = await coordinator(site);
});
afterEach(() => site.close());

const STAY = { onward: "stay" };
const advanceMinute = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};
const now = () => site.clock.now.toISOString();

describe.each(bothKinds)("$kind in progress", (kind) => {
  const list = `/dashboard/admin/${kind.area}`;
  const row = (id: string) => requestOf(site.db, id);
  const open = (id: string) => nila.get(`${list}/${id}`);
  const act = async (id: string, fields: Record<string, string>) =>
    nila.submit(await open(id), { ...STAY, ...fields }, "form#act");
  const entries = (event: string) => eventsOf(site.db, { kind: event as never });
  const runningClocks = async () =>
    (await clocksOf(site.db)).filter(({ stopped_at }) => stopped_at === null);

  it("stays closed after a reply, which stops its clock", async () => {
    const id = await kind.insert(site.db, { isClosed: true });
    await act(id, { did: "called", words: "Said goodbye" });
    expect(await row(id)).toMatchObject({ status: kind.closed, replied_at: now() });
    expect(await runningClocks()).toEqual([]);
  });

  it("stays closed after a note, or when its family writes again", async () => {
    const id = await kind.insert(site.db, { isClosed: true, phone: PHONE });
    await act(id, { did: "note", words: "They have flown" });
    const family = site.visitor();
    const newRequest = { ...kind.typed, [kind.fields.phone]: PHONE, email: "new@example.com" };
    await family.submit(await family.get(kind.form), newRequest);
    expect(await row(id)).toMatchObject({ status: kind.closed, replied_at: null, version: 1 });
    expect(await entries("family")).toEqual([]);
  });

  it.each([
    ["no-answer", ""],
    ["note", "Call after eight"],
  ])("keeps its due time after %s", async (did, words) => {
    const id = await kind.insert(site.db);
    const { updated_at, ...before } = await row(id);
    expect((await act(id, { did, words })).status).toBe(200);
    // the coordinator who works on it first becomes its owner
    const assigned_to = expect.any(String);
    expect(await row(id)).toEqual({ ...before, updated_at: now(), assigned_to });
    expect(await runningClocks()).toHaveLength(1);
  });

  it("keeps the time of the first reply, and every reply", async () => {
    const id = await kind.insert(site.db);
    await act(id, { did: "called", words: "First" });
    const first = now();
    advanceMinute();
    await act(id, { did: "whatsapp", words: "Second" });
    expect(await row(id)).toMatchObject({ replied_at: first, due_at: DUE });
    const replies = await entries("reply");
    expect(replies.map(({ words }) => words).toSorted()).toEqual(["First", "Second"]);
    const clocks = await clocksOf(site.db);
    expect(clocks).toMatchObject([{ stopped_at: first }]);
  });

  it("mails an answer once per form, even if the form is sent twice at once and again later", async () => {
    const id = await kind.insert(site.db, { email: "rahima@example.com" });
    const page = await open(id);
    const mail = { ...STAY, did: "wrote", words: "Please send the report" };
    await Promise.all([1, 2].map(() => nila.submit(page, mail, "form#act")));
    advanceMinute();
    await nila.submit(page, mail, "form#act");
    expect(await entries("reply")).toHaveLength(1);
    const sent = site.db.selectFrom("outbox").select("recipient").where("entry_id", "is not", null);
    expect(await sent.execute()).toEqual([{ recipient: "rahima@example.com" }]);
  });

  it("does not email a text if there is no address, and keeps the input", async () => {
    const id = await kind.insert(site.db, { email: "" });
    const typed = { did: "wrote", words: "Please send the report", mailWords: "on" };
    const refused = await act(id, typed);
    expect(refused.status).toBe(400);
    expect(refused.document.querySelector("textarea")?.textContent.trim()).toBe(
      "Please send the report",
    );
    expect(await row(id)).toMatchObject({ replied_at: null });
    expect(await entries("reply")).toEqual([]);
    expect(await site.db.selectFrom("outbox").select("id").execute()).toEqual([]);
  });

  it("accepts nothing after its erasure", async () => {
    const id = await kind.insert(site.db);
    const page = await open(id);
    await setRequests(site.db, { erased_at: now() }, { id });
    const late = await nila.submit(page, { ...STAY, did: "called", words: "Hello" }, "form#act");
    expect(late.status).toBe(404);
    expect(await entries("reply")).toEqual([]);
  });

  it("shows the family's new message before closing, and keeps the input", async () => {
    const id = await kind.insert(site.db, { phone: PHONE });
    const page = await open(id);
    advanceMinute();
    const family = site.visitor();
    const newRequest = { ...kind.typed, [kind.fields.phone]: PHONE, email: "new@example.com" };
    await family.submit(await family.get(kind.form), newRequest);
    const closing = { ...STAY, did: "called", words: "All is well", ...kind.closing };
    const conflict = await nila.submit(page, closing, "form#act");
    expect(conflict.status).toBe(409);
    expect(conflict.document.querySelector("textarea")?.textContent.trim()).toBe("All is well");
    expect(await row(id)).toMatchObject({ replied_at: null });
    expect(await entries("reply")).toEqual([]);
    // this time the form is confirmed, so the request is closed with one reply
    await nila.submit(conflict, { ...STAY, confirmed: "yes" }, "form#act");
    expect(await row(id)).toMatchObject({ status: kind.closed, replied_at: now() });
    expect(await entries("reply")).toHaveLength(1);
  });

  it("waits from the time of the family's new message, not from its first one", async () => {
    const id = await kind.insert(site.db, {
      phone: PHONE,
      received_at: "2026-11-18T08:00:00.000Z",
      replied_at: "2026-11-18T09:00:00.000Z",
    });
    const family = site.visitor();
    const newRequest = { ...kind.typed, [kind.fields.phone]: PHONE, email: "new@example.com" };
    await family.submit(await family.get(kind.form), newRequest);
    expect(await row(id)).toMatchObject({
      replied_at: null,
      waits_since: now(),
      due_at: "2026-11-20T10:30:00.000Z",
      version: 1,
    });
    expect(await entries("family")).toHaveLength(1);
    expect((await nila.get("/dashboard/admin")).html).toContain(`${list}/${id}`);
  });

  it("is found by two of its words, in list, export and queue", async () => {
    const references = ["SETU-BOTH-0001", "SETU-LEFT-0001", "SETU-RITE-0001"] as const;
    const words = ["Kidney stones in Khulna", "Kidney pain in Dhaka", "A stroke in Khulna"];
    for (const [at, reference] of references.entries()) {
      await kind.insert(site.db, { reference, words: words[at] });
    }
    const query = "search=kidney+KHULNA";
    const main = async (path: string) => (await nila.get(path)).document.querySelector("main");
    for (const text of [
      (await main(`${list}?${query}`))?.querySelector("table")?.text,
      await (await nila.send(`${list}/export?${query}`)).text(),
      (await main(`/dashboard/admin?${query}`))?.text,
    ]) {
      expect(text).toMatch(/SETU-BOTH|Kidney stones/);
      expect(text).not.toMatch(/SETU-(LEFT|RITE)|Kidney pain|A stroke/);
    }
  });
});
