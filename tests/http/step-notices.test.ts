import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const UNDO = `main form[action$="/undo"]`;
let site: Site;
let nila: Visitor;
let id: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  id = await insertBooking(site.db, { language: "bn", email: "rahima@example.com" });
});
afterEach(() => site.close());

const later = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};
const request = () => nila.get(`/dashboard/admin/bookings/${id}`);
const notices = () => site.db.selectFrom("notices").selectAll().execute();

describe("a move to another step", () => {
  const mails = () => site.db.selectFrom("outbox").selectAll().orderBy("created_at").execute();
  const move = async (fields: Record<string, string>) => {
    later();
    return nila.submit(await request(), { onward: "stay", ...fields }, "form#act");
  };
  const skip = (to: string) => move({ instead: to, reason: "Told in confidence" });
  it("is mailed with the step and a link, and without the reason", async () => {
    await skip("in_review");
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "request-step", recipient: "rahima@example.com" });
    expect(mail?.body_text).toContain("ধাপ: ডাক্তারের মত");
    expect(mail?.body_text).toContain("/bn/request/open/");
    expect(mail?.body_text).not.toContain("confidence");
    expect(await notices()).toMatchObject([{ channel: "mail", event_id: mail?.entry_id }]);
  });

  it("is mailed once if the form is sent twice at once and again later", async () => {
    const page = await request();
    const typed = { instead: "in_review", reason: "x", onward: "stay" };
    await Promise.all([1, 2].map(() => nila.submit(page, typed, "form#act")));
    later();
    await nila.submit(page, typed, "form#act");
    expect(await mails()).toHaveLength(1);
  });

  it("is mailed again with the current step if the first mail failed", async () => {
    await skip("in_review");
    const [first] = await mails();
    const failed = { failed_at: site.clock.now.toISOString(), attempts: 1 };
    await site.db.updateTable("outbox").set(failed).execute();
    await setRequests(site.db, { status: "quoted" }, { id });
    const page = await nila.get(`/dashboard/admin/mails/${first?.id}`);
    await nila.submit(page, {}, "form#resending");
    const again = (await mails()).find((mail) => mail.failed_at === null);
    expect(again).toMatchObject({
      kind: "request-step",
      entry_id: first?.entry_id,
      body_text: expect.stringContaining("ধাপ: আয়োজন"),
    });
  });

  it("is named in the mail of an answer sent with the same form", async () => {
    await move({ did: "wrote", words: "The bed is free.", instead: "quoted", reason: "x" });
    expect(await mails()).toMatchObject([
      { kind: "request-answered", body_text: expect.stringContaining("ধাপ: আয়োজন") },
    ]);
  });

  it.each([
    ["another status of the same step", "info_needed", "in_review"],
    ["a hold", "in_review", "on_hold"],
    ["spam", "received", "spam"],
    ["a refusal, which a person explains", "in_review", "declined"],
  ] as const)("is not mailed for %s", async (_, status, to) => {
    await setRequests(site.db, { status }, { id });
    await move({ instead: to, next: to, reason: "x", confirmed: "yes" });
    const now = await site.db.selectFrom("requests").select("status").executeTakeFirstOrThrow();
    expect(now.status).toBe(to);
    expect(await mails()).toEqual([]);
  });

  it("without an email address asks a coordinator to send a WhatsApp message with a link", async () => {
    await setRequests(site.db, { email: "" }, { id });
    await insertBooking(site.db);
    const moved = await move({ instead: "in_review", reason: "x", onward: "next" });
    expect(await notices()).toMatchObject([{ channel: "whatsapp", sent_at: null }]);
    expect(await mails()).toEqual([]);
    expect(moved.path).toContain(id);
    const prepared = await nila.submit(moved, {}, `main form[action$="/notices"]`);
    const chat = prepared.document.querySelector(`main a[href^="https://wa.me/"]`);
    const text = new URL(chat?.getAttribute("href") ?? "").searchParams.get("text");
    expect(text).toContain("নতুন ধাপে");
    expect(text).toContain("/bn/request/open/");
    const sent = await nila.submit(moved, {}, `main form[action$="/notices/sent"]`);
    expect(sent.document.querySelector(`main form[action$="/notices/sent"]`)).toBe(null);
    expect(await notices()).toMatchObject([{ sent_at: site.clock.now.toISOString() }]);
  });

  it.each(["called", "whatsapp"])("needs no message if the same form says %s", async (did) => {
    await setRequests(site.db, { email: "" }, { id });
    await move({ did, words: "Told her son", instead: "in_review", reason: "x" });
    expect(await notices()).toEqual([]);
  });

  it("is not notified without an email address and a number", async () => {
    await setRequests(site.db, { email: "", phone_number: "" }, { id });
    expect((await skip("in_review")).status).toBe(200);
    expect(await notices()).toEqual([]);
  });

  it("withdraws its mail when undone, or says that the mail was sent", async () => {
    const undone = await nila.submit(await skip("in_review"), {}, UNDO);
    expect(undone.text).not.toContain("may have been told");
    expect(await mails()).toEqual([]);
    const moved = await move({ did: "called", words: "x", instead: "quoted", reason: "x" });
    await site.db.updateTable("outbox").set({ sent_at: site.clock.now.toISOString() }).execute();
    const told = await nila.submit(moved, {}, UNDO);
    expect(told.text).toContain("The family may have been told of it already");
  });
});
