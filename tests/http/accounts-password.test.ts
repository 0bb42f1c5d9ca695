import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "~/features/identity/accounts.server";
import { bn } from "~/locales/bn";
import { anAccount, linkIn, mailTo, PASSWORD, signInAs } from "../support/accounts";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

const twice = (password: string) => ({ password, confirmPassword: password });

describe("two tabs that change a password", () => {
  it("tell the second tab that the password has already changed", async () => {
    await anAccount(site, "tabs@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "tabs@example.com");
    const tabs = [
      await visitor.get("/profile/password"),
      await visitor.get("/bn/profile/password"),
    ];
    const [first, second] = tabs as [(typeof tabs)[0], (typeof tabs)[0]];
    const done = await visitor.submit(first, {
      currentPassword: PASSWORD,
      ...twice("four red boats"),
    });
    expect(done.path).toBe("/profile");
    const late = await visitor.submit(second, {
      currentPassword: PASSWORD,
      ...twice("five blue boats"),
    });
    expect(late.status).toBe(409);
    expect(late.text).toContain(bn.account.changePassword.changedMeanwhile);
    // on the new page, a wrong password is reported as wrong, not as changed
    const wrong = await visitor.submit(late, {
      currentPassword: PASSWORD,
      ...twice("five blue boats"),
    });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain(bn.account.changePassword.wrong);
    // only the wrong password is recorded as a failed sign-in; the former password is not
    const { id } = (await findAccount(site.db, "tabs@example.com")) ?? { id: "" };
    const auditEvents = await site.db
      .selectFrom("audit_events")
      .select("detail")
      .where("kind", "=", "sign-in-failed")
      .where("subject_id", "=", id)
      .execute();
    expect(auditEvents).toEqual([{ detail: "current password" }]);
    const again = await visitor.submit(wrong, {
      currentPassword: "four red boats",
      ...twice("five blue boats"),
    });
    expect(again.path).toBe("/bn/profile");
  });

  it("never both succeed when sent at once", async () => {
    await anAccount(site, "at-once@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "at-once@example.com");
    const page = await visitor.get("/profile/password");
    const form = page.document.querySelector("main form[method=post]");
    const csrf = form?.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const version = form?.querySelector("[name=passwordVersion]")?.getAttribute("value") ?? "";
    const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answers = await Promise.all(
      ["first of two", "second of two"].map((password) =>
        site.fetch("/profile/password", {
          method: "POST",
          headers: { Cookie: cookies, Origin: "http://localhost:3000" },
          body: new URLSearchParams({
            csrf,
            passwordVersion: version,
            currentPassword: PASSWORD,
            ...twice(password),
          }),
        }),
      ),
    );
    const leadsTo = (answer: Response) => answer.headers.get("Location") ?? "";
    const [loser, ...others] = answers.filter((answer) => leadsTo(answer) !== "/profile");
    expect(others).toEqual([]);
    // the loser must log in if the winner has already ended its session; otherwise it gets a conflict
    if (loser?.status === 303) expect(leadsTo(loser)).toMatch(/^\/login/);
    else {
      expect(loser?.status).toBe(409);
      expect(await loser?.text()).toContain("Your password was changed a moment ago");
    }
    const changes = await site.db
      .selectFrom("outbox")
      .select("id")
      .where("recipient", "=", "at-once@example.com")
      .where("kind", "=", "password-changed")
      .execute();
    expect(changes).toHaveLength(1);
  });
});

describe("password that is little more than the user's name, address or number", () => {
  it("is rejected at registration, along with all other errors", async () => {
    const visitor = site.visitor();
    const page = await visitor.submit(await visitor.get("/register"), {
      email: "karim.ahmed@example.com",
      name: "Karim Ahmed",
      password: "Karim2026",
      confirmPassword: "other",
    });
    expect(page.status).toBe(400);
    expect(page.text).toContain("This password is little more than your name");
    expect(page.text).toContain("Passwords do not match.");
    const withSiteName = await visitor.submit(page, { ...twice("setu1234!"), name: "" });
    expect(withSiteName.text).toContain("This password is little more than your name");
    const fine = await visitor.submit(withSiteName, twice("karim has three boats"));
    expect(fine.path).toBe("/check-email");
  });

  it("is rejected even if the form contains files as email and name", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/register");
    const csrf = page.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
    const body = new FormData();
    body.set("csrf", csrf);
    body.set("email", new File(["x"], "x.txt"));
    body.set("name", new File(["x"], "x.txt"));
    body.set("password", "setu2026");
    body.set("confirmPassword", "setu2026");
    const response = await visitor.send("/register", { method: "POST", body });
    expect(response.status).toBe(400);
  });

  it("is rejected at a reset and a change, in the page's language", async () => {
    const { id } = await anAccount(site, "salma.khatun@example.com");
    await site.db
      .updateTable("users")
      .set({ name: "সালমা খাতুন", phone: "+8801812345678" })
      .where("id", "=", id)
      .execute();
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/forgot"), { email: "salma.khatun@example.com" });
    const reset = await visitor.get(
      await linkIn(site, "salma.khatun@example.com", "reset-password"),
    );
    for (const password of ["সালমা১৯৮৫", "salma1985", "01812345678", "khatun!!!!"]) {
      const refused = await visitor.submit(reset, twice(password));
      expect(refused.status, password).toBe(400);
      expect(refused.text).toContain("This password is little more than your name");
    }
    await signInAs(visitor, "salma.khatun@example.com");
    const change = await visitor.get("/bn/profile/password");
    const refused = await visitor.submit(change, {
      currentPassword: PASSWORD,
      ...twice("Salma.Khatun"),
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(bn.validation.passwordPersonal);
    await expect(mailTo(site, "salma.khatun@example.com", "password-changed")).rejects.toThrow();
  });
});
