import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { register, signInAs } from "../support/accounts";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

const accountOf = (email: string) =>
  site.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

describe("registration", () => {
  it("shows errors in the summary and beside the field, and keeps input", async () => {
    const page = await register(site.visitor(), {
      email: "not an address",
      name: "Rahima",
      password: "boats",
      confirmPassword: "other",
    });
    expect(page.status).toBe(400);
    expect(page.document.querySelector("title")?.text).toMatch(/^Error: /);
    const summary = page.document.querySelector("[role=alert]");
    expect(summary?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual([
      "#email",
      "#password",
      "#confirmPassword",
    ]);
    expect(summary?.text).toContain("Invalid email address.");
    expect(summary?.text).toContain("Password must be at least 6 characters.");
    expect(summary?.text).toContain("Passwords do not match.");
    expect(page.document.querySelector("#name")?.getAttribute("value")).toBe("Rahima");
    expect(page.html).not.toContain('boats"');
    const secrets = page.document.querySelectorAll("main input[type=password]");
    expect(secrets.map((input) => input.hasAttribute("value"))).toEqual([false, false]);
  });

  it("asks for missing fields", async () => {
    const page = await register(site.visitor(), { email: "", password: "", confirmPassword: "" });
    expect(page.text).toContain("Email is required.");
    expect(page.text).toContain("Password is required.");
  });

  it("never makes an admin or a confirmed account, whatever is sent", async () => {
    const email = "sly@example.com";
    const page = await register(site.visitor(), {
      email,
      role: "admin",
      emailVerified: "1",
      email_verified_at: "2026-01-01T00:00:00.000Z",
      id: "mine",
    });
    expect(page.path).toBe("/check-email");
    const account = await accountOf(email);
    expect(account).toMatchObject({ role: "user", email_verified_at: null });
    expect(account?.id).not.toBe("mine");
    const visitor = site.visitor();
    await signInAs(visitor, email, "user", { role: "admin", emailVerified: "1" });
    const details = await visitor.get("/profile/details");
    await visitor.submit(details, { name: "Sly", role: "admin", email: "other@example.com" });
    expect(await accountOf(email)).toMatchObject({ role: "user", name: "Sly" });
    expect((await visitor.get("/dashboard/admin")).status).toBe(403);
  });

  it.each([
    ["capitals and spaces", "  Some.Body@Example.COM ", "some.body@example.com"],
    ["a plus sign", "some.body+setu@example.com", "some.body+setu@example.com"],
    ["a trailing dot", "dotted@example.com.", "dotted@example.com"],
    ["full-width characters", "ｆｕｌｌ＠ｅｘａｍｐｌｅ．ｃｏｍ", "full@example.com"],
    ["invisible characters", "un\u200bseen\u00ad@example.com", "unseen@example.com"],
  ])("accepts an address with %s", async (_what, typed, stored) => {
    expect((await register(site.visitor(), { email: typed })).path).toBe("/check-email");
    expect(await accountOf(stored)).toBeDefined();
    const inside = await signInAs(site.visitor(), typed);
    expect(inside.path).toBe("/profile");
  });

  it("rejects an address of 300 characters as too long, like the booking form", async () => {
    const page = await register(site.visitor(), { email: `${"a".repeat(288)}@example.com` });
    expect(page.status).toBe(400);
    expect(page.text).toContain("This text is too long. Please shorten it.");
    expect(page.text).not.toContain("Invalid email address.");
  });

  it.each([
    ["no domain", "a@b"],
    ["two addresses", "a@example.com,b@example.com"],
    ["a line break", "a@example.com\r\nBcc: b@example.com"],
    ["script", '"><script>@example.com'],
  ])("rejects an address with %s", async (_what, email) => {
    const page = await register(site.visitor(), { email });
    expect(page.status).toBe(400);
    expect(page.text).toContain("Invalid email address.");
    expect(page.html).not.toContain("<script>@");
  });

  it.each([
    ["5 characters", "boats", "Password must be at least 6 characters."],
    ["5 Bengali letters", "আমরা৫", "Password must be at least 6 characters."],
    ["129 characters", `${"x1".repeat(64)}y`, "Password must be at most 128 characters."],
    ["10,000 characters", "boat ".repeat(2000), "Password must be at most 128 characters."],
    ["a common password", "iloveyou", "That password is too easy to guess."],
    ["a common password in capitals", "PASSWORD", "That password is too easy to guess."],
    ["a common password in Bengali digits", "১২৩৪৫৬", "That password is too easy to guess."],
  ])("rejects as password %s", async (_what, password, message) => {
    const page = await register(site.visitor(), { email: "choosy@example.com", password });
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
  });

  it.each([
    ["128 characters", "Ab3 ".repeat(32)],
    ["Bengali", "সবুজ নৌকা তিনটি"],
    ["spaces at both ends", "  three boats  "],
    ["emoji", "🚤🚤🚤🚤🚤🚤"],
  ])("accepts a password with %s at registration and log-in", async (what, password) => {
    const email = `${what.replace(/\W/g, "").toLowerCase()}@example.com`;
    expect((await register(site.visitor(), { email, password })).path).toBe("/check-email");
    const visitor = site.visitor();
    const inside = await visitor.submit(await visitor.get("/login"), { email, password });
    expect(inside.path).toBe("/profile");
    expect((await accountOf(email))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("shows the form again if the honeypot field is filled in", async () => {
    const page = await register(site.visitor(), {
      email: "robot@example.com",
      "leave-empty": "buy now",
    });
    expect(page.status).toBe(400);
    expect(await accountOf("robot@example.com")).toBeUndefined();
  });
});

describe("form with a stale token", () => {
  it.each([
    ["/login", { email: "stale@example.com", password: "secret words" }],
    ["/register", { email: "stale@example.com", password: "secret words", name: "Stale" }],
    ["/forgot", { email: "stale@example.com" }],
    ["/admin/login", { email: "stale@example.com", password: "secret words" }],
  ])("%s keeps its input, except for the password", async (path, fields) => {
    const page = await site.visitor().post(path, { csrf: "stale", ...fields });
    expect(page.status).toBe(403);
    expect(page.text).toContain("open for a long time or in two tabs at once");
    expect(page.document.querySelector("#email")?.getAttribute("value")).toBe("stale@example.com");
    expect(page.html).not.toContain("secret words");
    expect(page.document.querySelector("main [name=csrf]")?.getAttribute("value")).not.toBe(
      "stale",
    );
  });

  it("keeps the token from a mailed link", async () => {
    const page = await site.visitor().post("/reset-password", {
      csrf: "stale",
      token: "the-token",
      password: "secret words",
      confirmPassword: "secret words",
    });
    expect(page.status).toBe(403);
    expect(page.document.querySelector("[name=token]")?.getAttribute("value")).toBe("the-token");
    expect(page.html).not.toContain("secret words");
  });

  it("is refused if another site sent it", async () => {
    const visitor = site.visitor();
    await visitor.get("/login");
    const response = await visitor.send("/login", {
      method: "POST",
      headers: { Origin: "https://evil.example" },
      body: new URLSearchParams({ email: "a@example.com", password: "x" }),
    });
    expect(response.status).toBe(403);
  });
});
