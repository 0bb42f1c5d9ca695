import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, anAccount, mailTo, signInAs } from "../support/accounts";
import { signedIn } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/users-list";
const ACCESS = 'form[action$="/access"]';
const VERIFICATION = 'form[action$="/verification"]';
let site: Site;
let nila: Visitor;
let nilaId: string;
beforeEach(async () => {
  site = await startSite();
  const account = await anAccount(site, "nila@setu.example", { role: "admin" });
  nilaId = account.id;
  nila = await signedIn(site, nilaId);
});
afterEach(() => site.close());

const record = (id: string, part = "") => `${LIST}/${id}${part}`;
const namesIn = (page: Page) =>
  page.document.querySelectorAll("main tbody th").map((cell) => cell.text.trim());
const account = (id: string) =>
  site.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const auditEvents = async (id: string) => {
  const rows = await site.db
    .selectFrom("audit_events")
    .select(["kind", "detail"])
    .where("subject_id", "=", id)
    .where("actor_id", "=", nilaId)
    .orderBy("at")
    .execute();
  return rows.map(({ kind, detail }) => [kind, detail].filter(Boolean).join(" "));
};

describe("list of accounts", () => {
  beforeEach(async () => {
    site.clock.now = new Date(site.clock.now.getTime() + 1000);
    const rahima = await anAccount(site, "rahima@family.example");
    await site.db
      .updateTable("users")
      .set({ name: "রহিমা Begum", phone: "+66812345678" })
      .where("id", "=", rahima.id)
      .execute();
    await anAccount(site, "karim_100%@family.example", { verified: false });
  });

  it.each([
    ["", 3],
    ["?search=রহিমা begum", 1],
    ["?search=BEGUM%20family", 1],
    ["?search=081-234", 1],
    ["?search=%E0%A7%A6%E0%A7%AE%E0%A7%A7%E0%A7%A8", 1],
    ["?search=_100%25", 1],
    ["?search=%25%25", 0],
    ["?role=admin", 1],
    ["?role=user&verified=no", 1],
    ["?verified=yes", 2],
    ["?disabled=yes", 0],
    ["?disabled=no&role=user", 2],
    ["?role=king&verified=perhaps&page=99999999999", 3],
  ])("filtered with %s shows %i", async (query, count) => {
    const page = await nila.get(LIST + query);
    expect(page.status).toBe(200);
    expect(namesIn(page)).toHaveLength(count);
    expect(page.text).toContain(`Accounts found: ${count}`);
  });

  it("shows the newest first, 25 on a page, and is complete in three languages", async () => {
    for (let index = 0; index < 26; index++) {
      site.clock.now = new Date(site.clock.now.getTime() + 1000);
      await anAccount(site, `family-${index}@family.example`);
    }
    const first = await nila.get(`${LIST}?disabled=no`);
    expect(namesIn(first)).toHaveLength(25);
    expect(namesIn(first)[0]).toContain("family-25@");
    const next = first.document.querySelector("a[href*='page=2']")?.getAttribute("href") ?? "";
    expect(next).toContain("disabled=no");
    const last = await nila.get(next);
    expect(namesIn(last)).toHaveLength(4);
    expect(namesIn(last).at(-1)).toContain("nila@");
    for (const prefix of ["/bn", "/th"]) {
      const page = await nila.get(prefix + LIST);
      expect(page.text).not.toMatch(/users\.|\{\{|undefined/);
    }
  });
});

describe("account page", () => {
  it("links the account's requests and those with its address", async () => {
    const { id } = await anAccount(site, "rahima@family.example");
    await insertBooking(site.db, { id: "own", user_id: id });
    await insertMessage(site.db, { id: "by-address", email: "rahima@family.example" });
    await insertBooking(site.db, { id: "other", email: "else@family.example" });
    const page = await nila.get(record(id));
    const links = page.document
      .querySelectorAll("main tbody a")
      .map((link) => link.getAttribute("href"));
    expect(links.toSorted()).toEqual([
      "/dashboard/admin/bookings/own",
      "/dashboard/admin/contacts/by-address",
    ]);
    expect(page.html).not.toContain("password_hash");
  });

  it.each(["none", "-1", "%00", "9".repeat(400)])("returns 404 for %.10s", async (id) => {
    const { id: existingId } = await anAccount(site, "rahima@family.example");
    const page = await nila.get(record(existingId));
    const csrf = page.document.querySelector(`${ACCESS} [name=csrf]`)?.getAttribute("value") ?? "";
    for (const part of ["", "/role"]) expect((await nila.get(record(id, part))).status).toBe(404);
    for (const part of ["/access", "/verification", "/role"]) {
      const fields = { csrf, disabled: "yes", currentPassword: ADMIN_PASSWORD };
      expect((await nila.post(record(id, part), fields)).status, part).toBe(404);
    }
  });
});

describe("blocking", () => {
  it("ends every session at once, and is undone from the toast", async () => {
    const { id } = await anAccount(site, "rahima@family.example");
    const rahima = site.visitor();
    await signInAs(rahima, "rahima@family.example");
    const blocked = await nila.submit(await nila.get(record(id)), {}, ACCESS);
    expect(blocked.text).toContain("Blocked, and logged out everywhere.");
    expect((await rahima.send("/profile")).headers.get("Location")).toContain("/login");
    const refused = await signInAs(rahima, "rahima@family.example");
    const wrong = await rahima.submit(await rahima.get("/login"), {
      email: "rahima@family.example",
      password: "not the password",
    });
    // the answer is the same as for a wrong password
    const errorText = (page: Page) => page.document.querySelector("[role=alert]")?.text;
    expect(errorText(refused)).toBe(errorText(wrong));
    expect(refused.status).toBe(wrong.status);
    const again = await nila.submit(blocked, {}, "[role=status] form");
    expect(again.text).toContain("The account can log in again.");
    expect((await signInAs(rahima, "rahima@family.example")).path).toBe("/profile");
    expect(await auditEvents(id)).toEqual(["account-disabled", "account-enabled"]);
  });

  it("is refused for oneself", async () => {
    const ownPage = await nila.get(record(nilaId));
    expect(ownPage.document.querySelector(ACCESS)).toBeNull();
    expect(ownPage.text).toContain("This is your own account.");
    const other = await anAccount(site, "karim@setu.example", { role: "admin" });
    const page = await nila.get(record(other.id));
    const csrf = page.document.querySelector(`${ACCESS} [name=csrf]`)?.getAttribute("value") ?? "";
    const refused = await nila.post(record(nilaId, "/access"), { csrf, disabled: "yes" });
    expect(refused.text).toContain("You cannot block your own account.");
    expect((await account(nilaId)).disabled_at).toBeNull();
  });

  it("happens once, however often the form is sent", async () => {
    const { id } = await anAccount(site, "rahima@family.example");
    const page = await nila.get(record(id));
    await nila.submit(page, {}, ACCESS);
    const second = await nila.submit(page, {}, ACCESS);
    expect(second.text).toContain("That had been done already.");
    expect(await auditEvents(id)).toHaveLength(1);
  });

  it("of a coordinator ends the dashboard session at the next page", async () => {
    const { id } = await anAccount(site, "karim@setu.example", { role: "admin" });
    const karim = await signedIn(site, id);
    await karim.get(LIST);
    await nila.submit(await nila.get(record(id)), {}, ACCESS);
    expect((await karim.send(LIST)).headers.get("Location")).toContain("/admin/login");
  });
});

describe("confirmation of an address", () => {
  it("is sent again, within everybody's limits", async () => {
    const { id } = await anAccount(site, "rahima@family.example", { verified: false });
    for (let count = 0; count < 2; count++) {
      const sent = await nila.submit(await nila.get(record(id)), {}, VERIFICATION);
      expect(sent.text).toContain("The confirmation is on its way.");
    }
    expect(await mailTo(site, "rahima@family.example", "verify-email")).toBeDefined();
    const third = await nila.submit(await nila.get(record(id)), {}, VERIFICATION);
    expect(third.text).toContain("This email has been sent several messages");
    expect(await auditEvents(id)).toEqual(["verification-asked", "verification-asked"]);
  });

  it("is neither offered nor sent once the address is confirmed", async () => {
    const { id } = await anAccount(site, "rahima@family.example", { verified: false });
    const page = await nila.get(record(id));
    await site.db
      .updateTable("users")
      .set({ email_verified_at: site.clock.now.toISOString() })
      .where("id", "=", id)
      .execute();
    expect((await nila.get(record(id))).document.querySelector(VERIFICATION)).toBeNull();
    const late = await nila.submit(page, {}, VERIFICATION);
    expect(late.text).toContain("That had been done already.");
    const mails = await site.db.selectFrom("outbox").select("kind").execute();
    expect(mails).toEqual([]);
  });
});
