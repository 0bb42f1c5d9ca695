import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { ADMIN_PASSWORD, anAccount } from "../support/accounts";
import { signedIn } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { insertMember, recordPath, TEXT_FORM, textRow } from "../support/team";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let nilaId: string;
let member: string;
beforeEach(async () => {
  site = await startSite();
  ({ id: nilaId } = await anAccount(site, "nila@setu.example", { role: "admin" }));
  nila = await signedIn(site, nilaId);
  member = await insertMember(site.db);
});
afterEach(() => site.close());

const storedForms = () => site.db.selectFrom("kept_forms").selectAll().execute();

describe("form of a former coordinator", () => {
  const setRole = (role: "user" | "admin") =>
    site.db.updateTable("users").set({ role }).where("id", "=", nilaId).execute();

  /** Karim removes Nila's role, which also ends her sessions. */
  const removeRole = async () => {
    const { id } = await anAccount(site, "karim@setu.example", { role: "admin" });
    const karim = await signedIn(site, id);
    const question = await karim.get(`/dashboard/admin/users-list/${nilaId}/role`);
    await karim.submit(question, { currentPassword: ADMIN_PASSWORD });
  };
  const expectRefused = (page: Page) => {
    expect(page.status).toBe(403);
    expect(page.document.querySelector("h1")?.text).toBe(en.errors.adminNoLonger.title);
    expect(page.text).toContain("What you typed is kept for a day");
    expect(page.html).not.toContain("Mine");
  };

  it("changes nothing, and waits until the person is a coordinator again", async () => {
    const booking = await insertBooking(site.db, { id: "theirs" });
    const acts = `/dashboard/admin/bookings/${booking}`;
    const [form, composer] = [await nila.get(recordPath(member)), await nila.get(acts)];
    await removeRole();
    expectRefused(await nila.submit(form, { role: "Mine" }, TEXT_FORM));
    site.clock.now = new Date(site.clock.now.getTime() + 1000);
    const move = { instead: "on_hold", reason: "Mine: they wait for a visa" };
    expectRefused(await nila.submit(composer, move, `form[action="${acts}"]`));
    expect(await textRow(site, member, "en")).toMatchObject({ role: "Coordinator" });
    expect(await requestOf(site.db, booking)).toMatchObject({
      status: "received",
      version: 1,
    });
    const [{ id = "" } = {}] = await storedForms();
    // the input is hidden from a person without the role
    nila = await signedIn(site, nilaId);
    expect((await nila.get(`/dashboard/admin/kept-forms/${id}`)).status).toBe(403);
    await setRole("admin");
    const home = await nila.get("/dashboard/admin");
    const links = home.document.querySelectorAll('main a[href*="kept-forms"]');
    expect(links.map(({ text }) => text.split(" · ")[0])).toEqual(["Bookings", "Team"]);
    const page = await nila.get(links[1]?.getAttribute("href") ?? "");
    expect(page.text).toContain(en.account.keptForm.noAccess);
    expect(page.text).not.toContain("logged out when");
    await nila.submit(page, {}, "form#kept");
    expect(await textRow(site, member, "en")).toMatchObject({ role: "Mine" });
  });

  it("also waits if the person is blocked, until they are unblocked", async () => {
    const { id } = await anAccount(site, "karim@setu.example", { role: "admin" });
    const karim = await signedIn(site, id);
    const account = `/dashboard/admin/users-list/${nilaId}`;
    const toggleAccess = async () =>
      karim.submit(await karim.get(account), {}, `form[action="${account}/access"]`);
    const form = await nila.get(recordPath(member));
    await toggleAccess();
    expectRefused(await nila.submit(form, { role: "Mine" }, TEXT_FORM));
    expect(await textRow(site, member, "en")).toMatchObject({ role: "Coordinator" });
    await toggleAccess();
    nila = await signedIn(site, nilaId);
    const home = await nila.get("/dashboard/admin");
    const link = home.document.querySelector('main a[href*="kept-forms"]');
    await nila.submit(await nila.get(link?.getAttribute("href") ?? ""), {}, "form#kept");
    expect(await textRow(site, member, "en")).toMatchObject({ role: "Mine" });
  });

  it("is kept even if the session continues as a family's", async () => {
    const form = await nila.get(recordPath(member));
    await setRole("user");
    expectRefused(await nila.submit(form, { role: "Mine" }, TEXT_FORM));
    expect(await storedForms()).toHaveLength(1);
    expect(await textRow(site, member, "en")).toMatchObject({ role: "Coordinator" });
  });
});
