import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anAccount, linkIn, mailTo, PASSWORD, signInAs } from "../support/accounts";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

describe("redirect after sign-in", () => {
  beforeAll(() => anAccount(site, "leads@example.com"));

  it.each([
    ["//evil.example", "/profile"],
    ["/\\evil", "/profile"],
    ["javascript:alert(1)", "/profile"],
    ["https://evil.example/", "/profile"],
    ["/profile%0d%0aSet-Cookie: a=b", "/profile"],
    ["/profile/devices", "/profile/devices"],
    ["/bn/profile/devices", "/profile/devices"],
  ])("for redirectTo=%s leads to %s", async (redirectTo, expected) => {
    const visitor = site.visitor();
    const loginPage = await visitor.get(`/login?${new URLSearchParams({ redirectTo })}`);
    const csrf = loginPage.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
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
    const shown = loginPage.document.querySelector("[name=redirectTo]")?.getAttribute("value");
    expect(shown).toBe(expected === "/profile" ? "/profile" : redirectTo);
  });
});

describe("blocked account", () => {
  it("is refused at once, without further information", async () => {
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
    const guest = site.visitor();
    await guest.submit(await guest.get("/forgot"), { email: "shut@example.com" });
    await expect(mailTo(site, "shut@example.com", "reset-password")).rejects.toThrow();
  });
});

describe("rate limits", () => {
  it("slow down a guesser, and admit the owner with a known browser", async () => {
    const limited = await startSite();
    try {
      await anAccount(limited, "guessed@example.com");
      await signInAs(limited.visitor(), "guessed@example.com");
      const guesser = limited.visitor();
      const loginPage = await guesser.get("/login");
      const answers: Page[] = [];
      for (let tries = 0; tries < 25; tries++) {
        const page = await guesser.submit(loginPage, {
          email: "guessed@example.com",
          password: "wrong!",
        });
        answers.push(page);
      }
      // a mailed code instead of 429, which would block the owner as well
      const codePages = answers.filter(({ text }) => text.includes("Check your email for a code"));
      expect(codePages.length).toBeGreaterThan(3);
      expect(answers.slice(0, 15).map(({ status }) => status)).toEqual(Array(15).fill(400));
      await expect(mailTo(limited, "guessed@example.com", "sign-in-code")).rejects.toThrow();

      // the owner has the same IP address, which a carrier shares among thousands of people
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
