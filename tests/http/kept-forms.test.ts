import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eraseExpired } from "~/features/upkeep/retention.server";
import { PREFERENCE_BUTTONS } from "~/preferences";
import { ADMIN_PASSWORD, anAccount } from "../support/accounts";
import { signedIn } from "../support/admin";
import { appCode, switchOnApp } from "../support/second-factor";
import { type Site, startSite } from "../support/site";
import { fieldValue, insertMember, recordPath, TEXT_FORM, textRow } from "../support/team";
import type { Page, Visitor } from "../support/visitor";

const EMAIL = "nila@setu.example";
let site: Site;
let nila: Visitor;
let nilaId: string;
let member: string;
beforeEach(async () => {
  site = await startSite();
  ({ id: nilaId } = await anAccount(site, EMAIL, { role: "admin" }));
  nila = await signedIn(site, nilaId);
  member = await insertMember(site.db);
});
afterEach(() => site.close());

const LONG = `Answers at night.\n\nAnd by day, <b>too</b> & "so" on. ${"আরও ".repeat(200)}`.trim();
/** Moves the clock on by 25 hours: the session expires, and the browser stays open. */
const expireSession = async () => {
  site.clock.now = new Date(site.clock.now.getTime() + 25 * 60 * 60 * 1000);
  await eraseExpired({ db: site.db, now: () => site.clock.now, log: () => {} });
};
const CREDENTIALS = { email: EMAIL, password: ADMIN_PASSWORD };
const signIn = (page: Page, visitor = nila) => visitor.submit(page, CREDENTIALS);
/** Sends the form of the member, opened before the session expired. */
const sendLate = async (fields: Record<string, string>) => {
  const form = await nila.get(recordPath(member));
  await expireSession();
  return nila.submit(form, fields, TEXT_FORM);
};
const storedForms = () => site.db.selectFrom("kept_forms").selectAll().execute();

describe("form sent after the session expired", () => {
  it("is shown after the next log-in, and saved by one click", async () => {
    const loginPage = await sendLate({ role: "Head of nights", bio: LONG });
    expect(loginPage.path).toMatch(/^\/admin\/login\?redirectTo=/);
    expect(loginPage.text).toContain("What you typed is kept for you");
    expect(await textRow(site, member, "en")).toMatchObject({ role: "Coordinator" });
    const page = await signIn(loginPage);
    expect(page.document.querySelector("h1")?.text).toBe("What you typed is still here");
    expect(page.text).toContain("Head of nights");
    expect(page.document.querySelectorAll("main dt").map(({ text }) => text)).toEqual([
      "Name",
      "Role",
      "About the person",
    ]);
    const saved = await nila.submit(page, {}, "form#kept");
    expect(saved.text).toContain("Saved.");
    expect(await textRow(site, member, "en")).toMatchObject({ role: "Head of nights", bio: LONG });
  });

  it.each(PREFERENCE_BUTTONS)("is saved even if preference button %s sent it", async (button) => {
    const page = await signIn(await sendLate({ role: "Nights", [button]: "on" }));
    await nila.submit(page, {}, "form#kept");
    expect(await textRow(site, member, "en")).toMatchObject({ role: "Nights" });
  });

  it("keeps its language and its tab", async () => {
    const form = await nila.get(`/bn${recordPath(member, "?in=th")}`);
    await expireSession();
    const page = await signIn(await nila.submit(form, { role: "หัวหน้า" }, TEXT_FORM));
    expect(page.path).toMatch(/^\/bn\/dashboard\/admin\/kept-forms\//);
    await nila.submit(page, {}, "form#kept");
    expect(await textRow(site, member, "th")).toMatchObject({ role: "หัวหน้า" });
  });

  it("is kept completely even if longer than other forms may be", async () => {
    const form = await nila.get("/dashboard/admin/blog-posts/new");
    await expireSession();
    const body = "কথা ".repeat(9000).trim();
    expect(encodeURIComponent(body).length).toBeGreaterThan(64 * 1024);
    const page = await signIn(
      await nila.submit(
        form,
        { title: "Long", excerpt: "Short", body, category: "patient-journeys" },
        "form#new",
      ),
    );
    const saved = await nila.submit(page, {}, "form#kept");
    expect(saved.status, saved.text.slice(0, 200)).toBe(200);
    const post = await site.db.selectFrom("post_texts").select("body").execute();
    expect(post.map((text) => text.body)).toContain(body);
  });

  it("is kept with nine other forms: an eleventh replaces the oldest", async () => {
    const form = await nila.get(recordPath(member));
    await expireSession();
    const times: string[] = [];
    for (let number = 0; number < 11; number += 1) {
      site.clock.now = new Date(site.clock.now.getTime() + 1000);
      times.push(site.clock.now.toISOString());
      await nila.submit(form, { role: `Nurse ${number}` }, TEXT_FORM);
    }
    const remainingTimes = (await storedForms()).map(({ created_at }) => created_at).sort();
    expect(remainingTimes).toEqual(times.slice(1));
  });

  it("is kept through the second step of the log-in", async () => {
    const { secret } = await switchOnApp(site, nila);
    const form = await nila.get(recordPath(member));
    await expireSession();
    await site.db.deleteFrom("sessions").execute();
    const step = await signIn(await nila.submit(form, { role: "Head of nights" }, TEXT_FORM));
    const page = await nila.submit(step, { code: appCode(site, secret) });
    expect(page.text).toContain("Head of nights");
    await nila.submit(page, {}, "form#kept");
    expect(await textRow(site, member, "en")).toMatchObject({ role: "Head of nights" });
  });

  it("conflicts with later saves like any other form", async () => {
    const form = await nila.get(recordPath(member));
    await site.db.updateTable("team_member_texts").set({ version: 2, role: "Theirs" }).execute();
    await expireSession();
    const page = await signIn(await nila.submit(form, { role: "Mine" }, TEXT_FORM));
    const conflict = await nila.submit(page, {}, "form#kept");
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Theirs");
    expect(fieldValue(conflict, "role")).toBe("Mine");
  });

  it("is hidden from strangers, and from another coordinator on the same phone", async () => {
    const loginPage = await sendLate({ bio: "Rahima's illness, in words" });
    expect(loginPage.html).not.toContain("Rahima");
    const [{ id = "", sealed = "" } = {}] = await storedForms();
    expect(sealed).not.toContain("Rahima");
    const path = `/dashboard/admin/kept-forms/${id}`;
    expect((await nila.send(path)).headers.get("Location")).toContain("/admin/login");
    const { id: karimId } = await anAccount(site, "karim@setu.example", { role: "admin" });
    const karim = await signedIn(site, karimId);
    expect((await karim.get(path)).status).toBe(404);
    // the same browser, signed in as somebody else
    const other = await nila.submit(loginPage, {
      email: "karim@setu.example",
      password: ADMIN_PASSWORD,
    });
    expect(other.status).toBe(404);
    expect(other.html).not.toContain("Rahima");
  });

  it("is kept without passwords and codes", async () => {
    const form = await nila.get("/dashboard/admin/registration");
    await expireSession();
    const typed = { email: "new@setu.example", currentPassword: "typed in a hurry" };
    const page = await signIn(await nila.submit(form, typed, "form#invitation"));
    expect(page.html).not.toContain("typed in a hurry");
    const again = await nila.submit(page, {}, "form#kept");
    expect(again.status).toBe(400);
    const email = again.document.querySelector("[name=email]")?.getAttribute("value");
    expect(email).toBe("new@setu.example");
  });

  it("is deleted after a day, and when a person has more than ten", async () => {
    const form = await nila.get(recordPath(member));
    await expireSession();
    for (let count = 0; count < 12; count++) {
      site.clock.now = new Date(site.clock.now.getTime() + 1000);
      await nila.submit(form, { role: `Try ${count}` }, TEXT_FORM);
    }
    expect(await storedForms()).toHaveLength(10);
    await expireSession();
    expect(await storedForms()).toEqual([]);
  });
});

describe("form is not kept", () => {
  it.each([
    ["has no token", { csrf: "" }],
    ["names another writer", { writer: "someone.signature" }],
    ["names no writer", { writer: "" }],
  ])("if it %s", async (_, fields) => {
    const loginPage = await sendLate({ role: "Mine", ...fields });
    expect(loginPage.path).toBe("/admin/login");
    expect(await storedForms()).toEqual([]);
  });

  it("if it comes from another browser, or another site", async () => {
    const form = await nila.get(recordPath(member));
    await expireSession();
    const stranger = site.visitor();
    await stranger.submit(form, { role: "Mine" }, TEXT_FORM);
    const fields = { writer: "", csrf: "" };
    for (const name of ["writer", "csrf"] as const) {
      const field = form.document.querySelector(`${TEXT_FORM} [name=${name}]`);
      fields[name] = field?.getAttribute("value") ?? "";
    }
    await nila.send(recordPath(member), {
      method: "POST",
      headers: { Origin: "https://elsewhere.example" },
      body: new URLSearchParams(fields),
    });
    expect(await storedForms()).toEqual([]);
  });
});
