import { afterAll, beforeAll, expect, it } from "vitest";
import { anAccount, PASSWORD, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { insertContact, insertRequestEvent, requestOf } from "../support/requests";
import { allRows } from "../support/rows";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

async function aRequest(columns: Parameters<typeof insertBooking>[1] = {}) {
  const id = await insertBooking(site.db, { tell_us_more: "Kidneys of Zarina", ...columns });
  await insertRequestEvent(site.db, {
    id: `words-${id}`,
    request_id: id,
    at: "2026-11-20T08:10:00.000Z",
    kind: "family",
    by: "family",
    words: "Zarina is worse",
    actor_name: null,
  });
  const { reference } = await requestOf(site.db, id);
  const sharing = `/request/${reference}/sharing`;
  return { id, reference, sharing, erasure: `${sharing}/erasure` };
}

/** Confirms the request's sessions, as a fresh code does. */
async function confirmSessions(requestId: string): Promise<void> {
  const confirmed_until = new Date(site.clock.now.getTime() + 60_000).toISOString();
  const sessions = site.db.updateTable("request_sessions").set({ confirmed_until });
  await sessions.where("request_id", "=", requestId).execute();
}

it("erases the whole request after a fresh code, and closes the page everywhere", async () => {
  const { id, reference, sharing, erasure } = await aRequest();
  const phone = await openFamilyPage(site, id);
  const other = await openFamilyPage(site, id);
  const page = await phone.get(sharing);
  const explanation = page.document.querySelector("main details");
  expect(explanation?.text).toContain("Erased: everything you wrote");
  expect(explanation?.text).toContain("What stays: the request number");
  expect(explanation?.querySelector("a")?.getAttribute("href")).toBe(erasure);
  await phone.submit(page, { label: "Cousin" }, "form#share");
  await confirmSessions(id);
  const form = await phone.get(erasure);
  expect(form.path).toBe(erasure);
  const unticked = await phone.submit(form, {}, "form#erasure");
  expect(unticked.status).toBe(400);
  expect(unticked.text).toContain("Please read what is erased, and tick the box.");
  const done = await phone.submit(form, { sure: "on" }, "form#erasure");
  expect(done.path).toBe("/action-completed");
  expect(done.document.querySelector("[role=status]")?.text).toContain("Your request is erased.");
  expect((await phone.get("/request")).text).not.toContain(texts("en").requestAccess.number.open);
  expect((await other.send(sharing)).status).toBe(302);
  const rows = (await allRows(site.db)).filter((row) => row.includes(id));
  expect(rows.join("\n")).not.toMatch(/Zarina|Kidneys|rahima|1712345678|Cousin/);
  for (const table of ["request_links", "request_sessions", "watch_links"] as const) {
    expect(
      await site.db.selectFrom(table).selectAll().where("request_id", "=", id).execute(),
    ).toEqual([]);
  }
  const log = site.db.selectFrom("audit_events").select(["actor_id", "detail"]);
  expect(
    await log.where("kind", "=", "request-erased").where("request_id", "=", id).execute(),
  ).toEqual([{ actor_id: null, detail: "user" }]);
  const nila = await coordinator(site);
  expect((await nila.get(`/dashboard/admin/bookings/${id}`)).text).toMatch(/erased the request/);
  expect((await nila.get("/dashboard/admin/audit")).text).toContain("Request erased");
  expect((await requestOf(site.db, id)).reference).toBe(reference);
});

it("requires a fresh code for an erasure, even if the form is posted directly", async () => {
  const { id, erasure } = await aRequest();
  const phone = await openFamilyPage(site, id);
  expect((await phone.get(erasure)).path).toMatch(/\/sharing\/code\?next=/);
  const csrf = (await phone.get(erasure)).document
    .querySelector("[name=csrf]")
    ?.getAttribute("value");
  const answer = await phone.post(erasure, { csrf: csrf ?? "", sure: "on" });
  expect(answer.path).toMatch(/\/sharing\/code\?next=/);
  await confirmSessions(id);
  const { now } = site.clock;
  site.clock.now = new Date(now.getTime() + 2 * 60_000);
  expect((await phone.post(erasure, { csrf: csrf ?? "", sure: "on" })).path).toMatch(/code/);
  site.clock.now = now;
  expect((await requestOf(site.db, id)).erased_at).toBeNull();
});

it("asks an account's owner for the password instead", async () => {
  const email = "erases@example.com";
  const { id: user_id } = await anAccount(site, email);
  const { id, erasure } = await aRequest({ email, user_id });
  const owner = site.visitor();
  await signInAs(owner, email);
  const page = await owner.get(erasure);
  expect(page.path).toBe(erasure);
  for (const currentPassword of ["", "not the password"]) {
    const refused = await owner.submit(page, { sure: "on", currentPassword }, "form#erasure");
    expect(refused.status).toBe(400);
  }
  expect((await requestOf(site.db, id)).erased_at).toBeNull();
  const typed = { sure: "on", currentPassword: PASSWORD };
  const done = await owner.submit(page, typed, "form#erasure");
  expect(done.path).toBe("/action-completed");
  expect((await requestOf(site.db, id)).erased_at).not.toBeNull();
  expect((await owner.get("/profile")).path).toBe("/profile");
});

it("lets only the sender of the request erase it", async () => {
  const { id, sharing, erasure } = await aRequest();
  await insertContact(site.db, { id: "brother", request_id: id });
  const brother = await openFamilyPage(site, id, { contactId: "brother" });
  expect((await brother.get(sharing)).document.querySelector(`a[href="${erasure}"]`)).toBeNull();
  await confirmSessions(id);
  const page = await brother.get(erasure);
  expect(page.text).toContain("Only the person who sent the request can have it erased here.");
  const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
  expect((await brother.post(erasure, { csrf, sure: "on" })).status).toBe(403);
  expect((await requestOf(site.db, id)).erased_at).toBeNull();
});
