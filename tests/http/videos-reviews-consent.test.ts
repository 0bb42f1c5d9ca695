import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import { insertVideo, NO_CONSENT } from "../support/videos";
import type { Page, Visitor } from "../support/visitor";

const CONSENT = "form#consent";
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

const publicly = async () => (await site.visitor().get("/reviews")).text;
const value = (page: Page, name: string) =>
  page.document.querySelector(`${CONSENT} [name=${name}]`)?.getAttribute("value");
const noted = async (id: string) => {
  const rows = await site.db
    .selectFrom("audit_events")
    .select(["kind", "changed_fields"])
    .where("record_id", "=", id)
    .execute();
  return rows.map((row) => `${row.kind} ${row.changed_fields}`);
};

describe("a video review", () => {
  it("is not published before somebody has noted how the patient agreed", async () => {
    const id = await insertVideo(site.db, { status: "draft", ...NO_CONSENT });
    const page = await nila.get(record(id));
    expect(page.text).toContain("Nobody has noted yet that the patient agreed.");
    expect(page.text).toContain("Note the patient’s consent first.");
    expect(page.document.querySelector("form#publication")).toBeNull();
    const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const forced = { csrf, published: "yes", version: "1" };
    const refused = await nila.post(record(id, "/publication"), forced);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Note the patient’s consent first.");
    expect(await publicly()).not.toContain("A journey to Chennai");

    const form = await nila.get(record(id, "/consent"));
    const typed = { consentSource: "email", consentNote: "<b>Inbox</b>, May" };
    const late = await nila.submit(form, { ...typed, consentedOn: "2126-01-01" }, CONSENT);
    expect(late.status).toBe(400);
    expect(value(late, "consentNote")).toBe("<b>Inbox</b>, May");
    const saved = await nila.submit(late, { consentedOn: "2026-05-03" }, CONSENT);
    expect(saved.text).toContain("<b>Inbox</b>, May");
    expect(saved.text).toContain("Consent: By email, 3 May 2026 (done)");
    expect(saved.text).toMatch(/Noted by\s*Nila · 20 November 2026/);
    expect(await noted(id)).toEqual(["content-changed consent"]);
    const shown = await nila.submit(saved, {}, "form#publication");
    expect(shown.text).toContain("Published. Families see it now.");
    const rows = await site.db.selectFrom("audit_events").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("Inbox");
  });

  it("that was public before consents were noted stays, and its checklist asks", async () => {
    const id = await insertVideo(site.db, { sample: 1, ...NO_CONSENT });
    expect(await publicly()).toContain("A journey to Chennai");
    const page = await nila.get(record(id));
    expect(page.text).toContain("Consent: nobody has noted that the patient agreed (open)");
    const off = await nila.submit(page, {}, "form#publication");
    expect(off.text).toContain("Taken off the site.");
    expect(off.document.querySelector("form#publication")).toBeNull();
  });

  it("has one consent of two who note it at once: the second sees the first's", async () => {
    const id = await insertVideo(site.db, NO_CONSENT);
    const [hers, his] = [
      await nila.get(record(id, "/consent")),
      await karim.get(record(id, "/consent")),
    ];
    const typed = { consentSource: "paper", consentNote: "Hers", consentedOn: "2026-05-03" };
    await nila.submit(hers, typed, CONSENT);
    // the same again is no conflict
    expect((await nila.submit(hers, typed, CONSENT)).status).toBe(200);
    const clash = await karim.submit(his, { ...typed, consentNote: "His" }, CONSENT);
    expect(clash.status).toBe(409);
    expect(clash.text).toContain("Hers");
    expect(value(clash, "consentNote")).toBe("His");
    const mine = await karim.submit(clash, {}, CONSENT);
    expect(mine.text).toMatch(/His\s*Noted by\s*Karim/);
  });
});
