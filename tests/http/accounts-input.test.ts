import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, anAccount, linkIn, mailTo, PASSWORD, signInAs } from "../support/accounts";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

const accountOf = (email: string) =>
  site.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

async function register(visitor: Visitor, fields: Record<string, string>): Promise<Page> {
  const form = await visitor.get("/register");
  const password = fields.password ?? PASSWORD;
  return visitor.submit(form, { password, confirmPassword: password, ...fields });
}

describe("registering", () => {
  it("says what is wrong, first and beside the field, and keeps what may be kept", async () => {
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
    for (const input of page.document.querySelectorAll("main input[type=password]")) {
      expect(input.hasAttribute("value")).toBe(false);
    }
  });

  it("asks for what is missing", async () => {
    const page = await register(site.visitor(), { email: "", password: "", confirmPassword: "" });
    expect(page.text).toContain("Email is required.");
    expect(page.text).toContain("Password is required.");
  });

  it("makes nobody an admin, nor confirms anything, whatever is sent along", async () => {
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
  ])("takes an address with %s", async (_what, typed, kept) => {
    expect((await register(site.visitor(), { email: typed })).path).toBe("/check-email");
    expect(await accountOf(kept)).toBeDefined();
    const inside = await signInAs(site.visitor(), typed);
    expect(inside.path).toBe("/profile");
  });

  it("says of an address of 300 characters that it is too long, as the booking form does", async () => {
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
  ])("refuses an address with %s", async (_what, email) => {
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
    ["what everybody uses", "iloveyou", "That password is too easy to guess."],
    ["what everybody uses, in capitals", "PASSWORD", "That password is too easy to guess."],
    ["what everybody uses, in Bengali digits", "১২৩৪৫৬", "That password is too easy to guess."],
  ])("refuses a password of %s", async (_what, password, said) => {
    const page = await register(site.visitor(), { email: "choosy@example.com", password });
    expect(page.status).toBe(400);
    expect(page.text).toContain(said);
  });

  it.each([
    ["128 characters", "Ab3 ".repeat(32)],
    ["Bengali", "সবুজ নৌকা তিনটি"],
    ["spaces at both ends", "  three boats  "],
    ["emoji", "🚤🚤🚤🚤🚤🚤"],
  ])("takes a password of %s, and lets it in", async (what, password) => {
    const email = `${what.replace(/\W/g, "").toLowerCase()}@example.com`;
    expect((await register(site.visitor(), { email, password })).path).toBe("/check-email");
    const visitor = site.visitor();
    const inside = await visitor.submit(await visitor.get("/login"), { email, password });
    expect(inside.path).toBe("/profile");
    expect((await accountOf(email))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("answers a robot with the form", async () => {
    const page = await register(site.visitor(), {
      email: "robot@example.com",
      "leave-empty": "buy now",
    });
    expect(page.status).toBe(400);
    expect(await accountOf("robot@example.com")).toBeUndefined();
  });
});

describe("known and unknown addresses", () => {
  const answers = async (act: (visitor: Visitor, email: string) => Promise<Page>) => {
    const known = await act(site.visitor(), "known@example.com");
    const unknown = await act(site.visitor(), "unknown@example.com");
    const words = (page: Page) => page.text.replace(/\bun(?=known@)/g, "");
    expect(known.status).toBe(unknown.status);
    expect(known.path).toBe(unknown.path);
    expect(words(known)).toBe(words(unknown));
    return known;
  };
  beforeAll(() => anAccount(site, "known@example.com"));

  it("get the same answer at log-in", async () => {
    const page = await answers(async (visitor, email) =>
      visitor.submit(await visitor.get("/login"), { email, password: "not the password" }),
    );
    expect(page.status).toBe(400);
    expect(page.text).toContain("Login failed, please check your credentials.");
    expect(page.document.querySelector("#email")?.getAttribute("value")).toBe("known@example.com");
  });

  it("get the same answer at the admins' door, and so does a family with its own password", async () => {
    await answers(async (visitor, email) =>
      visitor.submit(await visitor.get("/admin/login"), { email, password: PASSWORD }),
    );
  });

  it("get the same answer when a new password is asked for", async () => {
    const page = await answers(async (visitor, email) =>
      visitor.submit(await visitor.get("/forgot"), { email }),
    );
    expect(page.status).toBe(200);
    await mailTo(site, "known@example.com", "reset-password");
    await expect(mailTo(site, "unknown@example.com", "reset-password")).rejects.toThrow();
  });

  it("get the same answer when the confirmation is asked for again", async () => {
    await answers(async (visitor, email) =>
      visitor.submit(await visitor.get("/check-email"), { email }),
    );
  });

  it("get the same answer at registration; the owner is told by mail, and nothing changes", async () => {
    const before = await accountOf("known@example.com");
    const page = await answers((visitor, email) =>
      register(visitor, { email, password: "another good one" }),
    );
    expect(page.text).toContain("Registration successful!");
    await mailTo(site, "known@example.com", "account-exists");
    expect(await accountOf("known@example.com")).toEqual(before);
  });
});

describe("where a sign-in leads", () => {
  beforeAll(() => anAccount(site, "leads@example.com"));

  it.each([
    ["//evil.example", "/profile"],
    ["/\\evil", "/profile"],
    ["javascript:alert(1)", "/profile"],
    ["https://evil.example/", "/profile"],
    ["/profile%0d%0aSet-Cookie: a=b", "/profile"],
    ["/profile/devices", "/profile/devices"],
    ["/bn/profile/devices", "/profile/devices"],
  ])("redirectTo=%s leads to %s", async (redirectTo, expected) => {
    const visitor = site.visitor();
    const door = await visitor.get(`/login?${new URLSearchParams({ redirectTo })}`);
    const csrf = door.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
    const response = await visitor.send("/login", {
      method: "POST",
      body: new URLSearchParams({
        csrf,
        email: "leads@example.com",
        password: PASSWORD,
        redirectTo,
      }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(expected);
    expect(response.headers.getSetCookie().join()).not.toContain("a=b");
    const shown = door.document.querySelector("[name=redirectTo]")?.getAttribute("value");
    expect(shown).toBe(expected === "/profile" ? "/profile" : redirectTo);
  });
});

describe("a form whose token is stale", () => {
  it.each([
    ["/login", { email: "stale@example.com", password: "secret words" }],
    ["/register", { email: "stale@example.com", password: "secret words", name: "Stale" }],
    ["/forgot", { email: "stale@example.com" }],
    ["/admin/login", { email: "stale@example.com", password: "secret words" }],
  ])("%s is shown again with what was typed, but no password", async (path, fields) => {
    const page = await site.visitor().post(path, { csrf: "stale", ...fields });
    expect(page.status).toBe(403);
    expect(page.text).toContain("This page was open for a long time.");
    expect(page.document.querySelector("#email")?.getAttribute("value")).toBe("stale@example.com");
    expect(page.html).not.toContain("secret words");
    expect(page.document.querySelector("main [name=csrf]")?.getAttribute("value")).not.toBe(
      "stale",
    );
  });

  it("keeps the token of a mail's link", async () => {
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

  it("is refused from another site", async () => {
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

describe("one-time links", () => {
  const HOUR_MS = 60 * 60 * 1000;

  async function resetLink(email: string): Promise<string> {
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/forgot"), { email });
    return linkIn(site, email, "reset-password");
  }
  const newPassword = { password: "a brand new one", confirmPassword: "a brand new one" };

  it("work once, also for two requests at once", async () => {
    await anAccount(site, "race@example.com");
    const link = await resetLink("race@example.com");
    const first = site.visitor();
    const second = site.visitor();
    const pages = await Promise.all([first.get(link), second.get(link)]);
    const outcomes = await Promise.all([
      first.submit(pages[0], newPassword),
      second.submit(pages[1], newPassword),
    ]);
    expect(outcomes.map((page) => page.status).sort()).toEqual([200, 400]);
    expect(outcomes.some((page) => page.path === "/action-completed")).toBe(true);
    const events = await site.db
      .selectFrom("audit_events")
      .innerJoin("users", "users.id", "audit_events.subject_id")
      .select("kind")
      .where("email", "=", "race@example.com")
      .where("kind", "=", "password-reset")
      .execute();
    expect(events).toHaveLength(1);
  });

  it("are not used up by being opened", async () => {
    await anAccount(site, "scanned@example.com");
    const link = await resetLink("scanned@example.com");
    for (let times = 0; times < 3; times++) expect((await site.fetch(link)).status).toBe(200);
    expect((await site.fetch(link, { method: "HEAD" })).status).toBe(200);
    const visitor = site.visitor();
    const done = await visitor.submit(await visitor.get(link), newPassword);
    expect(done.path).toBe("/action-completed");
  });

  it("expire", async () => {
    await anAccount(site, "late@example.com");
    const link = await resetLink("late@example.com");
    const visitor = site.visitor();
    const page = await visitor.get(link);
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + HOUR_MS);
    expect((await visitor.get(link)).text).toContain("This link is too old");
    const late = await visitor.submit(page, newPassword);
    expect(late.status).toBe(400);
    expect(late.text).toContain("This link is too old");
    site.clock.now = before;
  });

  it("serve their own purpose alone", async () => {
    const visitor = site.visitor();
    await register(visitor, { email: "purpose@example.com" });
    const verify = await linkIn(site, "purpose@example.com", "verify-email");
    const token = new URL(verify, "http://localhost").searchParams.get("token") ?? "";
    for (const path of ["/reset-password", "/admin/reset-password"]) {
      const page = await visitor.get(`${path}?token=${token}`);
      expect(page.text).toContain("This link does not work");
      const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
      const posted = await visitor.post(path, { csrf, token, ...newPassword });
      expect(posted.status).toBe(400);
    }
    const page = await visitor.get(`/admin/register?invite=${token}`);
    expect(page.text).toContain("This invitation does not work");
  });

  it("are kept only as a hash, and end the sessions of the account", async () => {
    await anAccount(site, "ends@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "ends@example.com");
    const link = await resetLink("ends@example.com");
    const token = new URL(link, "http://localhost").searchParams.get("token") ?? "";
    const kept = await site.db.selectFrom("one_time_links").select("token_hash").execute();
    expect(kept.map((row) => row.token_hash)).not.toContain(token);
    const other = site.visitor();
    await other.submit(await other.get(link), newPassword);
    expect((await visitor.get("/profile")).path).toMatch(/^\/login/);
  });

  it("hold an admin to the admins' rules", async () => {
    await anAccount(site, "boss@example.com", { role: "admin" });
    const link = await resetLink("boss@example.com");
    expect(link).toMatch(/^\/admin\/reset-password\?/);
    const visitor = site.visitor();
    const page = await visitor.get(link);
    const short = await visitor.submit(page, {
      password: "ninechars",
      confirmPassword: "ninechars",
    });
    expect(short.status).toBe(400);
    expect(short.text).toContain("Password must be at least 10 characters.");
    const both = await visitor.submit(page, { password: "ninechars", confirmPassword: "other" });
    expect(both.text).toContain("Password must be at least 10 characters.");
    expect(both.text).toContain("Passwords do not match.");
    const done = await visitor.submit(page, {
      password: ADMIN_PASSWORD,
      confirmPassword: ADMIN_PASSWORD,
    });
    expect(done.path).toBe("/action-completed?for=admin");
    expect(done.document.querySelector("main a[href='/admin/login']")).not.toBeNull();
  });
});

describe("a disabled account", () => {
  it("is shut out at once, and is told nothing else", async () => {
    const account = await anAccount(site, "shut@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "shut@example.com");
    await site.db
      .updateTable("users")
      .set({ disabled_at: site.clock.now.toISOString() })
      .where("id", "=", account.id)
      .execute();
    expect((await visitor.get("/profile")).path).toMatch(/^\/login/);
    const again = await signInAs(site.visitor(), "shut@example.com");
    expect(again.status).toBe(400);
    expect(again.text).toContain("Login failed, please check your credentials.");
    const asked = site.visitor();
    await asked.submit(await asked.get("/forgot"), { email: "shut@example.com" });
    await expect(mailTo(site, "shut@example.com", "reset-password")).rejects.toThrow();
  });
});

describe("rate limits", () => {
  it("slow a guesser, and let the owner in from a network that is known", async () => {
    const limited = await startSite();
    try {
      await anAccount(limited, "guessed@example.com");
      await signInAs(limited.visitor(), "guessed@example.com");
      const guesser = limited.visitor();
      const door = await guesser.get("/login");
      const answers: Page[] = [];
      for (let tries = 0; tries < 25; tries++) {
        const page = await guesser.submit(door, {
          email: "guessed@example.com",
          password: "wrong!",
        });
        answers.push(page);
      }
      // a code by mail instead of 429, which kept the owner out as well
      const asked = answers.filter(({ text }) => text.includes("Check your email for a code"));
      expect(asked.length).toBeGreaterThan(3);
      expect(answers.slice(0, 15).map(({ status }) => status)).toEqual(Array(15).fill(400));
      await expect(mailTo(limited, "guessed@example.com", "sign-in-code")).rejects.toThrow();

      // the owner behind the same network: a carrier puts thousands of people behind one address
      const owner = limited.visitor();
      expect((await signInAs(owner, "guessed@example.com")).text).toContain("Check your email");
      await mailTo(limited, "guessed@example.com", "sign-in-code");
      await owner.submit(await owner.get("/forgot"), { email: "guessed@example.com" });
      const link = await linkIn(limited, "guessed@example.com", "reset-password");
      const fields = { password: PASSWORD, confirmPassword: PASSWORD };
      await owner.submit(await owner.get(link), fields);
      expect((await signInAs(owner, "guessed@example.com")).path).toBe("/profile");
      limited.clock.now = new Date(limited.clock.now.getTime() + 16 * 60 * 1000);
      expect((await signInAs(limited.visitor(), "guessed@example.com")).path).toBe("/profile");
    } finally {
      await limited.close();
    }
  });
});
