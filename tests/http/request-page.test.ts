import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const ADMIN = "/dashboard/admin";
let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const insertCallBack = (given = {}) =>
  insertBooking(site.db, { kind: "call_back", full_name: "", email: "", ...given });
const heading = (page: Page) => page.document.querySelector("h1")?.text;
const later = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};

describe("request at the address of another kind", () => {
  it.each(languages)("redirects to its own address, with the query, in %s", async (language) => {
    const ids = { bookings: await insertCallBack(), contacts: await insertMessage(site.db) };
    const at = (area: string, id: string) =>
      paths.dashboardRecord(area, id, language, "", { tab: "family", undo: "none" });
    for (const [wrong, right] of [
      ["contacts", "bookings"],
      ["bookings", "contacts"],
    ] as const) {
      const response = await nila.send(at(wrong, ids[right]));
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")).toBe(at(right, ids[right]));
    }
  });

  it("accepts a form that was opened before the message became a booking", async () => {
    const id = await insertMessage(site.db);
    const open = await nila.get(`${ADMIN}/contacts/${id}`);
    const kind = await nila.get(`${ADMIN}/contacts/${id}/kind`);
    await nila.submit(kind, { phoneNumber: "01712345678" }, "form#making");
    const call = { did: "called", words: "Spoke to the son", onward: "stay" };
    const after = await nila.submit(open, call, "form#act");
    expect(after.path).toMatch(`${ADMIN}/bookings/${id}`);
    expect(after.text).toContain("Spoke to the son");
    const close = { ...call, words: "All is well", next: "completed" };
    const late = await nila.submit(open, close, "form#act");
    expect(late.status).toBe(409);
    expect(late.document.querySelector("[name=words]")?.textContent.trim()).toBe("All is well");
  });
});

describe("act", () => {
  it.each([
    ["called", "Called"],
    ["whatsapp", "WhatsApp"],
    ["no-answer", "No answer"],
    ["note", "Note"],
  ])("%s can be undone from the next page", async (did, what) => {
    for (const [area, id] of [
      ["bookings", await insertBooking(site.db)],
      ["contacts", await insertMessage(site.db)],
    ]) {
      const before = await requestOf(site.db, `${id}`);
      later();
      const act = { did, words: "Wrong family", onward: "stay" };
      const page = await nila.get(`${ADMIN}/${area}/${id}`);
      const done = await nila.submit(page, act, "form#act");
      const notice = done.document.querySelector(`main [role=status] form[action$="/undo"]`);
      expect(notice?.parentNode?.text).toContain(`${before.reference}), ${what}.`);
      later();
      const back = await nila.submit(done, {}, `main [role=status] form[action$="/undo"]`);
      expect(back.text).toContain("Taken back.");
      expect(back.text).toContain("Nila took it back: ");
      expect(back.text).toContain("taken back");
      const { status, replied_at, due_at } = before;
      expect(await requestOf(site.db, `${id}`)).toMatchObject({ status, replied_at, due_at });
    }
  });

  it("cannot be undone once an email with its text is sent, and the page says so", async () => {
    const id = await insertBooking(site.db);
    const words = "Please send the report";
    const mail = { did: "wrote", words, mailWords: "on", onward: "stay" };
    const page = await nila.get(`${ADMIN}/bookings/${id}`);
    const done = await nila.submit(page, mail, "form#act");
    const undo = `main form[action$="/undo"]`;
    expect(done.document.querySelector(undo)).not.toBeNull();
    const sent = { sent_at: site.clock.now.toISOString(), sent_via: "smtp" } as const;
    await site.db.updateTable("outbox").set(sent).execute();
    expect((await nila.get(done.path)).document.querySelector(undo)).toBeNull();
    expect((await nila.submit(done, {}, undo)).text).toContain(
      "the email with the words has gone out",
    );
    expect(await requestOf(site.db, id)).toMatchObject({ status: "acknowledged" });
  });
});

describe("call-back without a name", () => {
  it("has its number as heading, until a named request is merged into it", async () => {
    const id = await insertCallBack();
    const path = `${ADMIN}/bookings/${id}`;
    expect(heading(await nila.get(path))).toBe("Call back · 01712-345678");
    const other = await insertCallBack({ full_name: "Rahima Khatun" });
    await nila.submit(await nila.get(`${path}/merges?other=${other}`), {}, "form#confirmation");
    expect(heading(await nila.get(path))).toBe("Rahima Khatun");
    for (const list of ["", "/bookings"]) {
      const { text } = await nila.get(`${ADMIN}${list}`);
      expect(text).toContain("Rahima Khatun");
      expect(text).not.toContain("Call back · 01712");
    }
  });

  it("has controls for the facts of its form, and for any others it has", async () => {
    const id = await insertCallBack({ destination_country: "India", patient_current_location: "" });
    const form = await nila.get(`${ADMIN}/bookings/${id}`);
    const names = form.document
      .querySelectorAll("#act details:not(#composer details) :is(input, select)")
      .map((control) => control.getAttribute("name"));
    expect(names).toEqual(["fullName", "phoneNumber", "destinationCountry", "urgent"]);
  });
});

describe("message", () => {
  it("is corrected by its form's fields: name, email and optional phone", async () => {
    const id = await insertMessage(site.db);
    const path = `${ADMIN}/contacts/${id}`;
    const refused = await nila.submit(await nila.get(path), { email: "" }, "form#act");
    expect(refused.status).toBe(400);
    const right = { fullName: "Karim A.", onward: "stay" };
    const after = await nila.submit(await nila.get(path), right, "form#act");
    expect(after.path).toContain(path);
    expect(after.text).toContain("Karim Ahmed → Karim A.");
    expect(await requestOf(site.db, id)).toMatchObject({ full_name: "Karim A.", version: 2 });
  });

  it("is merged into a booking even when the merge starts on the message's page", async () => {
    const booking = await insertBooking(site.db, { email: "karim@example.com" });
    const message = await insertMessage(site.db);
    const page = await nila.get(`${ADMIN}/contacts/${message}`);
    const link = page.document.querySelector("#duplicates a[href*=merges]")?.getAttribute("href");
    const question = await nila.get(link ?? "");
    expect(question.path).toBe(`${ADMIN}/bookings/${booking}/merges?other=${message}`);
    const merged = await nila.submit(question, {}, "form#confirmation");
    expect(merged.text).toContain("Both are one request now.");
    expect(merged.text).toContain("Do you arrange visas?");
    const mergedPage = await nila.get(`${ADMIN}/contacts/${message}`);
    expect(mergedPage.html).not.toMatch(/href="(https:\/\/wa\.me|mailto:|tel:)/);
    expect(mergedPage.text).toContain("This request is part of");
  });
});

it("the history names a hospital, not its slug", async () => {
  const id = await insertBooking(site.db, { hospital: "bumrungrad-international" });
  const form = await nila.get(`${ADMIN}/bookings/${id}`);
  await nila.submit(form, { hospital: "A clinic in Sylhet" }, "form#act");
  const { text } = await nila.get(`${ADMIN}/bookings/${id}`);
  expect(text).toContain("Bumrungrad International Hospital → A clinic in Sylhet");
  expect(text).not.toContain("bumrungrad-international");
});
