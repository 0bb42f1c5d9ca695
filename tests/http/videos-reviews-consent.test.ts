import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#db/transactions";
import { allErasures } from "~/features/audit/erasures.server";
import { replayErasures } from "~/features/upkeep/backups/replay.server";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { csrfOf } from "../support/passkeys";
import { type Site, startSite } from "../support/site";
import { insertVideo, NO_CONSENT } from "../support/videos";
import type { Page, Visitor } from "../support/visitor";

const FACTS = "form#words";
const WITHDRAWAL = "form#withdrawal";
const record = (id: string, part = "") => `/dashboard/admin/videos-reviews/${id}${part}`;

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const publicText = async () => (await site.visitor().get("/reviews")).text;
const value = (page: Page, name: string) =>
  page.document.querySelector(`${FACTS} [name=${name}]`)?.getAttribute("value");
const withdrawnOn = (page: Page) =>
  page.document.querySelector(`${WITHDRAWAL} [name=withdrawn_on]`)?.getAttribute("value");
const changes = async (id: string) => {
  const rows = await site.db
    .selectFrom("audit_events")
    .select(["kind", "changed_fields"])
    .where("record_id", "=", id)
    .execute();
  return rows.map((row) => `${row.kind} ${row.changed_fields}`);
};

describe("consent for a video review", () => {
  it("must be recorded before publishing", async () => {
    const id = await insertVideo(site.db, { status: "draft", ...NO_CONSENT });
    const page = await nila.get(record(id));
    expect(page.text).toContain("Nobody has noted yet that the patient agreed.");
    expect(page.text).toContain("Note the patient’s consent first.");
    expect(page.document.querySelector("form#publication")).toBeNull();
    const forced = { csrf: csrfOf(page), published: "yes", version: "1" };
    const refused = await nila.post(record(id, "/publication"), forced);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Note the patient’s consent first.");
    expect(await publicText()).not.toContain("A journey to Chennai");

    const form = await nila.get(record(id, "?in=facts"));
    const typed = { consent_source: "email", consent_note: "<b>Inbox</b>, May" };
    const late = await nila.submit(form, { ...typed, consented_on: "2126-01-01" }, FACTS);
    expect(late.status).toBe(400);
    expect(value(late, "consent_note")).toBe("<b>Inbox</b>, May");
    const saved = await nila.submit(late, { consented_on: "2026-05-03" }, FACTS);
    expect((await nila.get(record(id))).text).toContain("<b>Inbox</b>, May");
    expect(saved.text).toContain("Consent: By email, 3 May 2026 (done)");
    expect(saved.text).toMatch(/Noted by\s*Nila\s*Noted on\s*20 November 2026/);
    expect(await changes(id)).toEqual(["content-changed consent_source,consent_note,consented_on"]);
    const published = await nila.submit(saved, {}, "form#publication");
    expect(published.text).toContain("Published. Families see it now.");
    const rows = await site.db.selectFrom("audit_events").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("Inbox");
  });

  it("is requested in the checklist for older reviews, which stay public", async () => {
    const id = await insertVideo(site.db, { sample: 1, ...NO_CONSENT });
    expect(await publicText()).toContain("A journey to Chennai");
    const page = await nila.get(record(id));
    expect(page.text).toContain("Consent: nobody has noted that the patient agreed (open)");
    const off = await nila.submit(page, {}, "form#publication");
    expect(off.text).toContain("Taken off the site.");
    expect(off.document.querySelector("form#publication")).toBeNull();
  });

  it("is recorded once when two coordinators do it at once, and the second sees the first's entry", async () => {
    const id = await insertVideo(site.db, NO_CONSENT);
    const hers = await nila.get(record(id, "?in=facts"));
    const his = await karim.get(record(id, "?in=facts"));
    const typed = { consent_source: "paper", consent_note: "Hers", consented_on: "2026-05-03" };
    await nila.submit(hers, typed, FACTS);
    // sending the same again is no conflict
    expect((await nila.submit(hers, typed, FACTS)).status).toBe(200);
    const clash = await karim.submit(his, { ...typed, consent_note: "His" }, FACTS);
    expect(clash.status).toBe(409);
    expect(clash.text).toContain("Hers");
    expect(value(clash, "consent_note")).toBe("His");
    const mine = await karim.submit(clash, {}, FACTS);
    expect(value(mine, "consent_note")).toBe("His");
    expect(mine.text).toMatch(/Noted by\s*Karim/);
  });

  it("hides the review at once when withdrawn, and says so", async () => {
    const id = await insertVideo(site.db);
    expect(await publicText()).toContain("A journey to Chennai");
    const form = await nila.get(record(id, "/withdrawal"));
    expect(withdrawnOn(form)).toBe("2026-11-20");
    const early = await nila.submit(form, { withdrawn_on: "2026-11-17" }, WITHDRAWAL);
    expect(early.status).toBe(400);
    expect(early.text).toContain(en.films.withdrawal.tooEarly);
    expect(withdrawnOn(early)).toBe("2026-11-17");
    expect((await nila.submit(early, { withdrawn_on: "2126-01-01" }, WITHDRAWAL)).status).toBe(400);
    expect(await publicText()).toContain("A journey to Chennai");

    const off = await nila.submit(early, { withdrawn_on: "2026-11-19" }, WITHDRAWAL);
    expect(off.text).toContain("The withdrawal is noted. The video is off the site.");
    expect(off.text).toContain("The patient has withdrawn the consent.");
    expect(off.text).toMatch(/withdrew it\s*19 November 2026/);
    expect(off.text).toContain("Consent: the patient withdrew it on 19 November 2026 (open)");
    expect(off.text).not.toContain("Green folder");
    expect(off.document.querySelector("form#publication")).toBeNull();
    expect(await publicText()).not.toContain("A journey to Chennai");
    expect(off.document.querySelector("main ol")?.text ?? off.text).toContain(
      "The day on which the patient withdrew it",
    );
    expect((await changes(id)).sort()).toEqual([
      "content-changed consent_source,consent_note,consented_on,withdrawn_on",
      "content-withdrawn null",
    ]);

    // the review cannot be published without a new consent
    const forced = { csrf: csrfOf(off), published: "yes", version: "2" };
    const refused = await nila.post(record(id, "/publication"), forced);
    expect(refused.text).toContain("It can be published once a new one is noted.");
    const newConsent = {
      consent_source: "paper",
      consent_note: "Red folder",
      consented_on: "2026-11-20",
    };
    const agreed = await nila.submit(await nila.get(record(id, "?in=facts")), newConsent, FACTS);
    expect(agreed.text).not.toContain("has withdrawn");
    const published = await nila.submit(agreed, {}, "form#publication");
    expect(published.text).toContain("Published. Families see it now.");
  });

  it("is kept until its withdrawal, and a withdrawal until a new consent", async () => {
    const id = await insertVideo(site.db);
    const none = { consent_source: "", consent_note: "", consented_on: "" };
    const emptied = await nila.submit(await nila.get(record(id, "?in=facts")), none, FACTS);
    const partly = await nila.submit(emptied, { ...none, consent_note: "Red folder" }, FACTS);
    expect([emptied.status, partly.status]).toEqual([400, 400]);
    expect(value(partly, "consent_note")).toBe("Red folder");
    await nila.submit(await nila.get(record(id, "/withdrawal")), {}, WITHDRAWAL);
    const tab = await nila.get(record(id, "?in=facts"));
    const saved = await nila.submit(tab, { link: "https://vimeo.com/76979871" }, FACTS);
    expect(saved.text).toContain("The patient has withdrawn the consent.");
  });

  it("stays withdrawn in a restored backup", async () => {
    const id = await insertVideo(site.db);
    const before = await site.db.selectFrom("video_reviews").selectAll().execute();
    await nila.submit(await nila.get(record(id, "/withdrawal")), {}, WITHDRAWAL);
    const erasures = await allErasures(site.db);
    expect(erasures).toMatchObject([{ kind: "video-consent", rowId: id }]);
    await site.db.deleteFrom("erasures").execute();
    for (const row of before) {
      await site.db.updateTable("video_reviews").set(row).where("id", "=", row.id).execute();
    }
    await inTransaction(site.db, (trx) => replayErasures(trx, erasures, site.clock.now));
    expect(await publicText()).not.toContain("A journey to Chennai");
    expect((await nila.get(record(id))).text).toContain("The patient has withdrawn the consent.");
  });

  it("can be withdrawn in the bin, and the review is restored as a draft", async () => {
    const id = await insertVideo(site.db);
    await nila.submit(await nila.get(record(id, "/deletion")), {});
    const bin = await nila.get("/dashboard/admin/bin");
    const link = bin.document.querySelector("main table a")?.getAttribute("href");
    expect(link).toBe(record(id, "/withdrawal"));
    const form = await nila.get(record(id, "/withdrawal"));
    expect(form.html).not.toContain(`href="${record(id)}"`);
    const stale = await karim.get(record(id, "/withdrawal"));
    const withdrawn = await nila.submit(form, {}, WITHDRAWAL);
    expect(withdrawn.path).toBe("/dashboard/admin/bin");
    expect(withdrawn.text).toContain("The withdrawal is noted.");
    expect(withdrawn.document.querySelector("main table a")).toBeNull();
    const clash = await karim.submit(stale, { withdrawn_on: "2026-11-19" }, WITHDRAWAL);
    expect(clash.status).toBe(409);
    expect(withdrawnOn(clash)).toBe("2026-11-19");
    await nila.press(withdrawn, `main form[action$="/bin/restorations"] button`);
    expect(await publicText()).not.toContain("A journey to Chennai");
    expect((await nila.get(record(id))).text).toContain("The patient has withdrawn the consent.");
    expect((await nila.get(record("no-such", "/withdrawal"))).status).toBe(404);
  });

  it("keeps the input of a coordinator whose colleague records the withdrawal meanwhile", async () => {
    const id = await insertVideo(site.db);
    const his = await karim.get(record(id, "?in=facts"));
    await nila.submit(await nila.get(record(id, "/withdrawal")), {}, WITHDRAWAL);
    const clash = await karim.submit(his, { consent_note: "Blue folder" }, FACTS);
    expect(clash.status).toBe(409);
    expect(clash.text).toContain("The day on which the patient withdrew it");
    expect(value(clash, "consent_note")).toBe("Blue folder");
    expect(await publicText()).not.toContain("A journey to Chennai");
  });
});
