import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bn } from "~/locales/bn";
import {
  anAccount,
  disableByEmail,
  linkIn,
  mailTo,
  PASSWORD,
  register,
  signInAs,
} from "../support/accounts";
import { exhaustLimit, exhaustTries } from "../support/guesses";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const HOME = "203.0.113.40";
const QUARTER = 15 * 60;

let site: Site;
beforeAll(async () => {
  site = await startSite({ FLY_APP_NAME: "setu" });
  const home = () => site.visitor({ headers: { "Fly-Client-IP": HOME } });
  await anAccount(site, "known@example.com");
  await signInAs(home(), "known@example.com");
  await anAccount(site, "unconfirmed@example.com", { verified: false });
  await signInAs(home(), "unconfirmed@example.com");
  await anAccount(site, "blocked@example.com");
  await signInAs(home(), "blocked@example.com");
  await disableByEmail(site, "blocked@example.com");
  await anAccount(site, "coordinator@example.com", { role: "admin" });
  await signInAs(home(), "coordinator@example.com", "admin");
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom("rate_limits").execute());

// these tests hash many passwords
vi.setConfig({ testTimeout: 120_000 });

const addresses = ["known", "unconfirmed", "blocked", "coordinator", "nobody"].map(
  (name) => `${name}@example.com`,
);
/** Each attempt uses a new browser, so that an answer for one address cannot change the next. */
let browsers = 0;
const browser = () =>
  site.visitor({ headers: { "Fly-Client-IP": HOME, "User-Agent": `Firefox/${browsers++}` } });

/** The parts of an answer that a stranger can compare, with the address replaced. */
function comparable(page: Page, email: string) {
  const { status, path, headers } = page;
  const names = [...headers.keys()].sort();
  const text = page.text.replaceAll(email, "ADDRESS");
  const ticket = page.document.querySelector("main [name=ticket]")?.getAttribute("value");
  const value = page.document.querySelector("#email")?.getAttribute("value");
  return { status, path, names, text, ticket: ticket?.length, isEmailInForm: value === email };
}

/** @returns the answer, the same for all addresses */
async function expectSameAnswer(
  act: (visitor: Visitor, email: string) => Promise<Page>,
): Promise<ReturnType<typeof comparable>> {
  const answers = [];
  for (const email of addresses) answers.push(comparable(await act(browser(), email), email));
  const [first, ...others] = answers;
  for (const other of others) expect(other).toEqual(first);
  return first as ReturnType<typeof comparable>;
}

const wrongPassword = (loginPath: string) => async (visitor: Visitor, email: string) =>
  visitor.submit(await visitor.get(loginPath), { email, password: "not the password" });

describe("addresses with and without an account", () => {
  describe.each(["/login", "/admin/login"])("get the same answer at %s", (loginPath) => {
    it("at first", async () => {
      const answer = await expectSameAnswer(wrongPassword(loginPath));
      expect(answer.status).toBe(400);
      expect(answer.text).toContain("Login failed, please check your credentials.");
      expect(answer.isEmailInForm).toBe(true);
    });

    // the addresses' owners have signed in before from the same network
    it.each([
      ["everybody else's tries", (email: string) => exhaustTries(site, email)],
      [
        "the tries of this network",
        (email: string) =>
          exhaustLimit(
            site,
            { scope: "sign-in-account-network", subject: `${email} ${HOME}`, max: 20 },
            QUARTER,
          ),
      ],
      [
        "the network's tries",
        () => exhaustLimit(site, { scope: "sign-in-network", subject: HOME, max: 300 }, QUARTER),
      ],
    ])("once %s are used up", async (_what, exhaust) => {
      for (const email of addresses) await exhaust(email);
      const answer = await expectSameAnswer(wrongPassword(loginPath));
      expect(answer.text).toContain("Check your email for a code");
    });

    it("once the network has far too many tries", async () => {
      const scope = "sign-in-network-ceiling";
      await exhaustLimit(site, { scope, subject: HOME, max: 1000 }, QUARTER);
      expect((await expectSameAnswer(wrongPassword(loginPath))).status).toBe(429);
    });

    it("around the last try before the limit", async () => {
      const visitors = addresses.map((email) => ({ email, visitor: browser() }));
      // 18 of 20 tries are used up before the four below
      const spendTries = (email: string) =>
        exhaustLimit(
          site,
          { scope: "sign-in-account-network", subject: `${email} ${HOME}`, max: 17 },
          QUARTER,
        );
      for (const email of addresses) await spendTries(email);
      for (let tries = 0; tries < 4; tries++) {
        const answers = [];
        for (const { email, visitor } of visitors) {
          answers.push(comparable(await wrongPassword(loginPath)(visitor, email), email));
        }
        const [first, ...others] = answers;
        for (const other of others) expect(other, `try ${tries}`).toEqual(first);
      }
    });
  });

  it("get the same answer to a forgotten password", async () => {
    const answer = await expectSameAnswer(async (visitor, email) =>
      visitor.submit(await visitor.get("/forgot"), { email }),
    );
    expect(answer.status).toBe(200);
    await mailTo(site, "known@example.com", "reset-password");
    await expect(mailTo(site, "nobody@example.com", "reset-password")).rejects.toThrow();
  });

  it("get the same answer when the confirmation is requested again", async () => {
    await expectSameAnswer(async (visitor, email) =>
      visitor.submit(await visitor.get("/check-email"), { email }),
    );
    await mailTo(site, "unconfirmed@example.com", "verify-email");
  });

  it("get the same answer at registration; the owner is told by mail, and nothing changes", async () => {
    const accounts = () =>
      site.db
        .selectFrom("users")
        .selectAll()
        .where("email", "in", addresses)
        .orderBy("id")
        .execute();
    const known = site.db.updateTable("users").where("email", "=", "known@example.com");
    await known.set({ language: "bn" }).execute();
    const before = await accounts();
    const answer = await expectSameAnswer((visitor, email) =>
      register(visitor, { email, password: "another good one" }),
    );
    expect(answer.text).toContain("Registration successful!");
    const { subject } = await mailTo(site, "known@example.com", "account-exists");
    expect(subject).toBe(bn.mail.accountExists.subject);
    expect(await accounts()).toEqual(expect.arrayContaining(before));
  });
});

it("the browser that resets a password by mail can sign in at once, but no other on its network", async () => {
  await exhaustTries(site, "known@example.com");
  const owner = browser();
  await site.db.deleteFrom("outbox").execute();
  await owner.submit(await owner.get("/forgot"), { email: "known@example.com" });
  const link = await linkIn(site, "known@example.com", "reset-password");
  const fields = { password: PASSWORD, confirmPassword: PASSWORD };
  await owner.submit(await owner.get(link), fields);
  expect((await signInAs(owner, "known@example.com")).path).toBe("/profile");
  expect((await signInAs(browser(), "known@example.com")).text).toContain("Check your email");
});
