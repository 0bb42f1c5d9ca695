import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, anAccount, signInAs } from "../support/accounts";
import { signedIn } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { eventsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const PAGE = "/dashboard/admin/edit-profile";
const FORM = "form#own-profile";
let site: Site;
let nila: Visitor;
let id: string;
beforeEach(async () => {
  site = await startSite();
  ({ id } = await anAccount(site, "nila@setu.example", { role: "admin", name: null }));
  nila = await signedIn(site, id);
});
afterEach(() => site.close());

const typed = { name: "Nila Akter", phone: "01712-345678", language: "bn" };
const row = () =>
  site.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const changes = async () =>
  (await site.db.selectFrom("audit_events").select(["kind", "changed_fields"]).execute()).filter(
    ({ kind }) => kind === "details-changed",
  );

describe("profile page of a coordinator", () => {
  it("saves the public details, and previews them", async () => {
    const saved = await nila.submit(
      await nila.get(PAGE),
      { ...typed, publicName: "নীলা", "speaks-bn": "on", "speaks-hi": "on" },
      FORM,
    );
    expect(saved.text).toContain("Saved");
    expect(await row()).toMatchObject({
      name: "Nila Akter",
      public_name: "নীলা",
      phone: "+8801712345678",
      language: "bn",
      spoken_languages: "bn,hi",
    });
    expect(saved.text).toContain("Bengali and Hindi");
    const boxes = saved.document.querySelectorAll(`${FORM} [type=checkbox][checked]`);
    expect(boxes.map((box) => box.getAttribute("name"))).toEqual(["speaks-bn", "speaks-hi"]);
    const emptied = await nila.submit(saved, { publicName: "" }, FORM);
    expect(emptied.document.querySelector("aside, main section dd")?.text).toBe("Nila");
  });

  it("is recorded in the audit by the names of changed fields, without their content", async () => {
    await nila.submit(await nila.get(PAGE), { ...typed, "speaks-th": "on" }, FORM);
    await nila.submit(await nila.get(PAGE), {}, FORM);
    expect(await changes()).toEqual([
      { kind: "details-changed", changed_fields: "name,phone,language,spoken" },
    ]);
    const log = await nila.get("/dashboard/admin/audit?kind=details-changed");
    expect(log.text).toContain("Languages you speak");
    const events = await site.db.selectFrom("audit_events").selectAll().execute();
    expect(JSON.stringify(events)).not.toMatch(/Akter|1712-?345678/);
  });

  it("keeps the input if something is wrong", async () => {
    const wrong = { name: "", publicName: "নীলা", phone: "12", "speaks-ur": "on" };
    const refused = await nila.submit(await nila.get(PAGE), wrong, FORM);
    expect(refused.status).toBe(400);
    const value = (name: string) =>
      refused.document.querySelector(`${FORM} [name="${name}"]`)?.getAttribute("value");
    expect([value("publicName"), value("phone")]).toEqual(["নীলা", "12"]);
    const ticked = refused.document.querySelector(`${FORM} [name="speaks-ur"]`);
    expect(ticked?.hasAttribute("checked")).toBe(true);
    expect(await row()).toMatchObject({ name: null, public_name: null });
  });

  it("links to password, second step and devices, in three languages", async () => {
    for (const prefix of ["", "/bn", "/th"]) {
      const page = await nila.get(prefix + PAGE);
      expect(page.text).not.toMatch(/ownProfile|\{\{|undefined/);
      for (const part of ["/profile/password", "/dashboard/admin/security", "/profile/devices"]) {
        const link = page.document.querySelector(`main a[href="${prefix}${part}"]`);
        expect(link, prefix + part).not.toBeNull();
      }
    }
  });

  it("is for coordinators only", async () => {
    await anAccount(site, "rahima@family.example");
    const rahima = site.visitor();
    await signInAs(rahima, "rahima@family.example");
    expect((await rahima.get(PAGE)).status).toBe(403);
    const other = await anAccount(site, "karim@setu.example", { role: "admin" });
    const karim = site.visitor();
    await karim.submit(await karim.get("/admin/login"), {
      email: "karim@setu.example",
      password: ADMIN_PASSWORD,
    });
    await karim.submit(await karim.get(PAGE), { name: "Karim" }, FORM);
    expect(await row()).toMatchObject({ name: null });
    expect(other.id).not.toBe(id);
  });
});

describe("coordinator without a name", () => {
  const expectNameForm = async (visitor: Visitor, path: string) => {
    const page = await visitor.get(path);
    expect(page.path, path).toMatch(/^\/bn\/dashboard\/admin\/edit-profile(\?|$)/);
    return page;
  };

  it("is asked for a name at the first log-in, with a reason, and then continues", async () => {
    const newcomer = site.visitor();
    const page = await signInAs(newcomer, "nila@setu.example", "admin");
    expect(page.path).toMatch(/^\/dashboard\/admin\/edit-profile\?/);
    expect(page.text).toContain("Families are told the name");
    const refused = await newcomer.submit(page, { name: " " }, FORM);
    expect(refused.status).toBe(400);
    const saved = await newcomer.submit(refused, typed, FORM);
    expect(saved.path).toBe("/dashboard/admin");
    expect((await newcomer.get(PAGE)).text).not.toContain("Families are told the name");
  });

  it("cannot open requests before entering a name", async () => {
    const booking = await insertBooking(site.db);
    const list = "/bn/dashboard/admin/bookings?search=rahima";
    await expectNameForm(nila, `/bn/dashboard/admin/bookings/${booking}`);
    const page = await expectNameForm(nila, list);
    expect(page.text).not.toContain("wa.me");
    const saved = await nila.submit(page, { ...typed, language: "bn" }, FORM);
    expect(saved.path).toBe(list);
    const elsewhere = await nila.get(`${PAGE}?redirectTo=https://evil.example/`);
    expect((await nila.submit(elsewhere, typed, FORM)).path).toBe(PAGE);
  });

  it.each([
    ["bookings", insertBooking],
    ["contacts", insertMessage],
  ] as const)("records nothing in %s, and typed text waits for the name", async (area, insert) => {
    const setName = (value: string | null) =>
      site.db.updateTable("users").set({ name: value }).where("id", "=", id).execute();
    const entries = () => eventsOf(site.db, { actor_id: id });
    await setName("Nila");
    const page = await nila.get(`/dashboard/admin/${area}/${await insert(site.db)}`);
    await setName(null);
    const words = "Her son calls back at nine";
    const nameForm = await nila.submit(page, { did: "called", words }, "form#act");
    expect(nameForm.path).toMatch(/^\/dashboard\/admin\/edit-profile\?/);
    expect(await entries()).toEqual([]);
    const keptForm = await nila.submit(nameForm, { name: "Nila Akter" }, FORM);
    expect(keptForm.text).toContain("You had not entered your name yet");
    expect(keptForm.text).toContain(words);
    await nila.submit(keptForm, {}, "form#kept");
    const events = await entries();
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify(events)).not.toContain("setu.example");
    expect(events[0]).toMatchObject({ actor_name: "Nila Akter" });
  });
});
