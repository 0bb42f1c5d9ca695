import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import {
  addPerson,
  brother,
  CASE,
  contactsOf,
  personPage,
  removePerson,
} from "../support/case-people";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const { people } = en.requestWork;
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  await insertBooking(site.db, { id: "case", reference: "SETU-AAAA-0001" });
});
afterEach(() => site.close());

const contacts = (id?: string) => contactsOf(site.db, id);
const add = (fields: Record<string, string> = {}) => addPerson(nila, fields);
const changePage = () => personPage(site, nila);
const remove = (page: Page) => removePerson(nila, page);
const change = (page: Page, fields: Record<string, string>) =>
  nila.submit(page, fields, "form#person");
const linksOn = (page: Page, selector: string) =>
  page.document.querySelectorAll(`${selector} a`).map((link) => link.getAttribute("href") ?? "");

describe("person of a case", () => {
  it("is added, shown with what they may be told, and has buttons to call and chat", async () => {
    const page = await add();
    expect(page.path).toBe(CASE);
    expect(await contacts()).toMatchObject([
      { name: "Karim Ahmed", phone: "+8801812345678", may_know: "steps", from_request: null },
    ]);
    for (const text of ["Brother", people.mayKnow.steps, brother.note, people.changes.added]) {
      expect(page.text).toContain(text);
    }
    for (const place of ["details", "#people"]) {
      const hrefs = linksOn(page, place);
      expect(hrefs).toContain("tel:+8801812345678");
      expect(hrefs.some((href) => href.startsWith("https://wa.me/8801812345678?text="))).toBe(true);
    }
    // the first call button is still the writer's
    expect(page.document.querySelector("a[href^='tel:']")?.getAttribute("href")).toBe(
      "tel:+8801712345678",
    );
    expect(await eventsOf(site.db, { kind: "contact" })).toMatchObject([
      { field: "added", actor_name: "Nila", words: "" },
    ]);
  });

  it("is added once, however often the form arrives", async () => {
    const form = await nila.get(`${CASE}/people`);
    await nila.submit(form, brother, "form#person");
    await nila.submit(form, brother, "form#person");
    expect(await contacts()).toHaveLength(1);
    expect(await eventsOf(site.db, { kind: "contact" })).toHaveLength(1);
  });

  it("cannot have a number already in the case, and the input is kept", async () => {
    const page = await add({ phone: "01712-345678" });
    expect(page.status).toBe(400);
    expect(page.text).toContain(people.known);
    expect(page.document.querySelector("[name=note]")?.text).toContain(brother.note);
    await add();
    expect((await add({ email: "" })).status).toBe(400);
    expect(await contacts()).toHaveLength(1);
  });

  it("needs a name, a number or an address, and a number that can be called", async () => {
    expect((await add({ name: "", phone: "", email: "" })).text).toContain(people.empty);
    expect((await add({ phone: "12" })).text).toContain(en.validation.phoneInvalid);
    expect(await contacts()).toEqual([]);
  });

  it("conflicts when two coordinators change it", async () => {
    await add();
    const [first, second] = [await changePage(), await changePage()];
    await change(first, { relation: "Uncle" });
    const page = await change(second, { relation: "Cousin" });
    expect(page.status).toBe(409);
    expect(page.text).toContain(people.conflict);
    expect(page.text).toContain("Uncle");
    expect(page.document.querySelector("[name=relation]")?.getAttribute("value")).toBe("Cousin");
    await change(page, {});
    expect(await contacts()).toMatchObject([{ relation: "Cousin", version: 3 }]);
  });

  it("is reported as gone if removed meanwhile, and can be added anew", async () => {
    await add();
    const [first, second] = [await changePage(), await changePage()];
    expect((await remove(first)).text).toContain(people.toasts.removed);
    const page = await change(second, { relation: "Cousin" });
    expect(page.status).toBe(409);
    expect(page.text).toContain(people.gone);
    await change(page, {});
    expect(await contacts()).toMatchObject([{ relation: "Cousin" }]);
  });

  it("cannot be removed by somebody who has not seen the newest change", async () => {
    await add();
    const old = await changePage();
    await change(await changePage(), { relation: "Uncle" });
    expect((await remove(old)).text).toContain(people.toasts.conflict);
    expect(await contacts()).toHaveLength(1);
  });

  it("is found in the dashboard by number and name, until removed", async () => {
    await add();
    for (const search of ["01812345678", "karim ahmed"]) {
      expect((await nila.get(`/dashboard/admin?search=${search}`)).text).toContain("রহিমা খাতুন");
    }
    const facts = { fullName: "Rahima", patientName: "Amena", onward: "stay" };
    await nila.submit(await nila.get(CASE), facts, "form#act");
    expect((await requestOf(site.db)).search_text).toMatch(/amena.*karim ahmed/);
    await remove(await changePage());
    expect((await requestOf(site.db)).search_text).not.toContain("karim");
  });
});
