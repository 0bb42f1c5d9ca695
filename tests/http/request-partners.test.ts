import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, anAccount } from "../support/accounts";
import { coordinator, signedIn, signedInUser } from "../support/admin";
import { asRead } from "../support/as-read";
import { insertBooking } from "../support/bookings";
import { insertPartner, partnersIn } from "../support/partners";
import { eventsOf, requestOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/bookings";
const FORM = "form#partner";
const BUMRUNGRAD = "Bumrungrad International Hospital";
let site: Site;
let nila: Visitor;
let booking: string;

beforeEach(async () => {
  site = await startSite();
  const { id } = await anAccount(site, "nila@setu.example", { role: "admin" });
  nila = await signedIn(site, id);
  booking = await insertBooking(site.db);
});
afterEach(() => site.close());

const lines = () => partnersIn(site.db);
const events = () => eventsOf(site.db, { kind: "partner" });
const requestPage = (id = booking) => nila.get(`${LIST}/${id}`);
const newLine = (visitor = nila, id = booking) => visitor.get(`${LIST}/${id}/partners`);
const linePage = async (visitor = nila, id = booking) =>
  visitor.get(`${LIST}/${id}/partners?line=${(await lines())[0]?.id}`);
const add = async (values: Record<string, string>, form?: Page) =>
  nila.submit(form ?? (await newLine()), values, FORM);

describe("partner asked for a request", () => {
  it("is a line of the request with its contact, answer, appointment and follow-up", async () => {
    expect((await requestPage()).text).toContain("Nobody has been asked yet.");
    const saved = await add({
      name: BUMRUNGRAD,
      answer: "yes",
      answerWords: "A bed from Saturday",
      appointmentOn: "2026-12-05",
      appointmentTime: "10:30",
      followUpOn: "2026-11-22",
      contactName: "Ms Suda",
      contactPhone: "+66 2 066 8888",
      contactEmail: "suda@hospital.example",
    });
    expect(saved.path).toBe(`${LIST}/${booking}`);
    const section = saved.document.querySelector("#partners");
    for (const shown of [
      BUMRUNGRAD,
      "Yes",
      "A bed from Saturday",
      "5 December 2026, 10:30 am",
      "22 November 2026",
      "Asked on: 20 November 2026",
      "Ms Suda",
    ]) {
      expect(asRead(section?.text ?? "")).toContain(asRead(shown));
    }
    const hrefs = section?.querySelectorAll("a").map((link) => link.getAttribute("href"));
    expect(hrefs).toContain("tel:+6620668888");
    expect(hrefs).toContain("mailto:suda@hospital.example");
    expect(await lines()).toMatchObject([
      { hospital_id: "sample-bumrungrad-international", version: 1, asked_on: "2026-11-20" },
    ]);
    expect(await events()).toMatchObject([
      { field: "name", old_value: "", new_value: BUMRUNGRAD, actor_name: "Nila" },
    ]);
    expect(saved.text).toContain("asked a hospital or operator");
    expect((await nila.get("/dashboard/admin/audit")).text).toContain("Hospital or operator asked");
  });

  it("may be any carrier, and is one line however often the form is sent", async () => {
    const form = await newLine();
    await add({ name: "Bay Air" }, form);
    await add({ name: "Bay Air" }, form);
    expect(await lines()).toMatchObject([{ name: "Bay Air", hospital_id: null, answer: "open" }]);
    expect(await events()).toHaveLength(1);
  });

  it("can be changed, and each change is recorded", async () => {
    await add({ name: "Bay Air" });
    const form = await linePage();
    const changes = { answer: "no", answerWords: "No aircraft\nbefore Monday" };
    const after = await nila.submit(form, changes, FORM);
    await nila.submit(form, changes, FORM);
    expect(await lines()).toMatchObject([{ ...{ name: "Bay Air", answer: "no" }, version: 2 }]);
    // the name, the answer and its words
    expect(await events()).toHaveLength(3);
    expect(after.text).toContain("Answer: No answer yet → No");
    const same = await nila.submit(await linePage(), {}, FORM);
    expect(same.text).toContain("nothing changed");
  });

  it("shows both versions to the second of two coordinators, who may overwrite the first", async () => {
    await add({ name: "Bay Air" });
    const karim = await coordinator(site, "Karim");
    const seen = await linePage(karim);
    await nila.submit(await linePage(), { answer: "no" }, FORM);
    const late = await karim.submit(seen, { answer: "yes", answerWords: "On Monday" }, FORM);
    expect(late.status).toBe(409);
    expect(late.text).toContain("Someone else was faster");
    expect(await lines()).toMatchObject([{ answer: "no", answer_words: "" }]);
    await karim.submit(late, {}, FORM);
    expect(await lines()).toMatchObject([{ answer: "yes", answer_words: "On Monday" }]);
  });

  it("asks for confirmation before a second line with a name that a colleague has just added", async () => {
    const karim = await coordinator(site, "Karim");
    const seen = await newLine(karim);
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await add({ name: "Bay Air", answer: "no" });
    const late = await karim.submit(seen, { name: "bay air" }, FORM);
    expect(late.status).toBe(409);
    expect(await lines()).toHaveLength(1);
    await karim.submit(late, {}, FORM);
    expect(await lines()).toHaveLength(2);
  });

  it("keeps its name when the hospital is moved to the bin, renamed or erased", async () => {
    await add({ name: BUMRUNGRAD });
    const hospital = { id: "sample-bumrungrad-international" };
    const hospitals = site.db.updateTable("hospitals").where("id", "=", hospital.id);
    await hospitals.set({ deleted_at: "2026-11-20T08:00:00.000Z" }).execute();
    await nila.submit(await linePage(), { answer: "more" }, FORM);
    expect(await lines()).toMatchObject([{ hospital_id: hospital.id, answer: "more" }]);
    await site.db.deleteFrom("hospitals").where("id", "=", hospital.id).execute();
    expect(await lines()).toMatchObject([{ hospital_id: null, name: BUMRUNGRAD }]);
    expect((await requestPage()).document.querySelector("#partners")?.text).toContain(BUMRUNGRAD);
  });

  it("is found by the dashboard's search, also by the hospital's names in other languages", async () => {
    await insertBooking(site.db, { full_name: "Somebody else" });
    await add({ name: BUMRUNGRAD });
    const form = await nila.get(`${LIST}/${booking}`);
    await nila.submit(form, { fullName: "Rahima Begum" }, "form#act");
    for (const words of ["bumrungrad", "বামরুনগ্রাদ", "rahima bumrungrad"]) {
      const found = await nila.get(`${LIST}?search=${encodeURIComponent(words)}`);
      expect(found.text, words).toContain("Bookings found: 1");
    }
  });

  it("is shown and changed in the merge target of its request", async () => {
    const merged = await insertBooking(site.db, { status: "duplicate", merged_into: booking });
    await insertPartner(site.db, merged, { name: "Bay Air" });
    expect((await requestPage()).document.querySelector("#partners")?.text).toContain("Bay Air");
    await nila.submit(await linePage(), { answer: "yes" }, FORM);
    expect(await lines()).toMatchObject([{ request_id: merged, answer: "yes" }]);
  });

  it("is for coordinators only, and is erased with the request", async () => {
    await add({ name: "Bay Air", contactName: "Ms Suda" });
    const { reference } = await requestOf(site.db, booking);
    const family = await signedInUser(site);
    const user = await site.db
      .selectFrom("users")
      .select("id")
      .where("role", "=", "user")
      .execute();
    await setRequests(site.db, { user_id: user[0]?.id });
    for (const path of [`/profile/bookings/${reference}`, `/booking/sent/${reference}`]) {
      const seen = await family.get(path);
      expect(seen.status).toBe(200);
      expect(seen.text).not.toContain("Bay Air");
    }
    const address = `${LIST}/${booking}/partners`;
    expect((await family.get(address)).text).not.toContain("Bay Air");
    const question = await nila.get(`${LIST}/${booking}/erasure`);
    await nila.submit(question, { asked: "on", currentPassword: ADMIN_PASSWORD }, "form#erasure");
    expect(await lines()).toEqual([]);
    expect(JSON.stringify(await events())).not.toContain("Bay Air");
    expect((await nila.get(address)).status).toBe(404);
  });
});
