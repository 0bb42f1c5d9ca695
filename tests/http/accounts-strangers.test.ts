import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bn } from "~/locales/bn";
import { ADMIN_PASSWORD, anAccount, linkIn, PASSWORD, signInAs } from "../support/accounts";
import { codeTo, exhaustLimit, exhaustTries, tryPassword } from "../support/guesses";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ FLY_APP_NAME: "setu" });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ["rate_limits", "outbox"] as const) {
    await site.db.deleteFrom(table).execute();
  }
});

const from = (network: string) => site.visitor({ headers: { "Fly-Client-IP": network } });

// hundreds of passwords are hashed here
vi.setConfig({ testTimeout: 120_000 });

describe("account under password guessing", () => {
  it("opens at once for a known browser on any network", async () => {
    const email = "phone@example.com";
    await anAccount(site, email);
    const phone = from("203.0.113.60");
    await phone.submit(await signInAs(phone, email), {}, "form[action='/logout']");
    expect(phone.cookies.get("device")).toBeDefined();
    await exhaustTries(site, email);
    const travelling = from("203.0.113.61");
    travelling.cookies.set("device", phone.cookies.get("device") ?? "");
    expect((await signInAs(travelling, email)).path).toBe("/profile");

    // another account's cookie or an invented one has no effect
    await anAccount(site, "stranger@example.com");
    const stranger = from("203.0.113.62");
    await signInAs(stranger, "stranger@example.com");
    const otherDevice = stranger.cookies.get("device") ?? "";
    for (const value of [otherDevice, `${"a".repeat(22)}~.zzzzzz.${"b".repeat(43)}`, "x", "~~~~"]) {
      const visitor = from("203.0.113.63");
      visitor.cookies.set("device", value);
      expect((await signInAs(visitor, email)).text).toContain("Check your email for a code");
    }
    // attempts with a stolen device cookie are counted too
    const thief = from("203.0.113.64");
    thief.cookies.set("device", phone.cookies.get("device") ?? "");
    const loginPage = await thief.get("/login");
    // the device cookie allows twenty attempts; the log-in while travelling was the first
    for (let tries = 0; tries < 19; tries++) {
      expect((await thief.submit(loginPage, { email, password: "wrong!" })).status).toBe(400);
    }
    expect((await tryPassword(thief, email, "wrong!")).text).toContain(
      "Check your email for a code",
    );
  });

  it("asks a coordinator for a mailed code in the page's language, then opens the requested page", async () => {
    const email = "coordinator@example.com";
    await anAccount(site, email, { role: "admin" });
    await exhaustTries(site, email);
    const visitor = from("203.0.113.70");
    const loginPage = await visitor.get(
      "/bn/admin/login?redirectTo=/dashboard/admin/audit%3Fkind%3Dsign-in",
    );
    const page = await visitor.submit(loginPage, { email, password: ADMIN_PASSWORD });
    expect(page.text).toContain(bn.account.mailedCode.lead);
    const empty = await visitor.submit(page, { code: "" });
    expect(empty.status).toBe(400);
    expect(empty.document.querySelector("main a[href='/bn/admin/login']")).not.toBeNull();
    const inside = await visitor.submit(empty, { code: await codeTo(site, email) });
    expect(inside.path).toBe("/bn/dashboard/admin/audit?kind=sign-in");
    expect(inside.text).toContain(bn.account.audit.details["mailed code"]);
  });

  it("asks for the second step after the code, if the account has one", async () => {
    const email = "both@example.com";
    const { id } = await anAccount(site, email, { role: "admin" });
    await site.db
      .insertInto("second_factors")
      .values({
        user_id: id,
        secret: "sealed",
        confirmed_at: site.clock.now.toISOString(),
        last_step: 0,
        created_at: site.clock.now.toISOString(),
      })
      .execute();
    await exhaustTries(site, email);
    const visitor = from("203.0.113.80");
    const loginPage = await visitor.get("/admin/login");
    const page = await visitor.submit(loginPage, { email, password: ADMIN_PASSWORD });
    const step = await visitor.submit(page, { code: await codeTo(site, email) });
    expect(step.document.querySelector("h1")?.text).toBe("Second step");
    expect(visitor.cookies.has("session")).toBe(false);
    expect((await visitor.submit(step, { code: "000000" })).text).toContain(
      "That code is not right.",
    );
  });
});

describe("attacker on a carrier's shared network", () => {
  it("does not lock out families on the same network", async () => {
    const network = "203.0.113.100";
    await anAccount(site, "neighbour@example.com");
    await exhaustLimit(site, { scope: "sign-in-network", subject: network, max: 300 }, 15 * 60);
    const guess = await tryPassword(from(network), "nobody@example.com", "wrong!");
    expect(guess.text).toContain("Check your email for a code");
    const neighbour = from(network);
    const page = await tryPassword(neighbour, "neighbour@example.com", PASSWORD);
    const inside = await neighbour.submit(page, {
      code: await codeTo(site, "neighbour@example.com"),
    });
    expect(inside.path).toBe("/profile");
  });

  it("is refused eventually, while known browsers are not", async () => {
    const network = "203.0.113.101";
    await anAccount(site, "regular@example.com");
    const regular = from(network);
    await regular.submit(
      await signInAs(regular, "regular@example.com"),
      {},
      "form[action='/logout']",
    );
    await exhaustLimit(
      site,
      { scope: "sign-in-network-ceiling", subject: network, max: 1000 },
      15 * 60,
    );
    const guess = await tryPassword(from(network), "regular@example.com", PASSWORD);
    expect(guess.status).toBe(429);
    expect((await signInAs(regular, "regular@example.com")).path).toBe("/profile");
  });
});

describe("address that strangers enter in our forms", () => {
  const sentTo = async (recipient: string) =>
    (
      await site.db
        .selectFrom("outbox")
        .select("kind")
        .where("recipient", "=", recipient)
        .orderBy("created_at")
        .execute()
    ).map(({ kind }) => kind);

  it("gets at most three account mails an hour, and its owner can still reset the password", async () => {
    const email = "typed@example.com";
    const { id } = await anAccount(site, email, { verified: false });
    const passwords = { password: "four red boats", confirmPassword: "four red boats" };
    // five minutes before the full hour
    site.clock.now = new Date("2026-11-21T09:55:00.000Z");
    for (let round = 0; round < 4; round++) {
      const stranger = from(`198.51.100.${100 + round}`);
      const registered = await stranger.submit(await stranger.get("/register"), {
        email,
        ...passwords,
      });
      expect(registered.status).toBe(200);
      expect(registered.text).toContain("we will not send another within the hour");
      const again = await stranger.submit(await stranger.get("/check-email"), { email });
      expect(again.status).toBe(200);
      site.clock.now = new Date(site.clock.now.getTime() + 2 * 60 * 1000);
    }
    const owner = from("203.0.113.110");
    for (let times = 0; times < 3; times++) {
      const answer = await owner.submit(await owner.get("/forgot"), { email });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain("if you have asked before, use the one you have");
    }
    const kinds = await sentTo(email);
    expect(kinds).toHaveLength(3);
    expect(kinds.filter((kind) => kind === "reset-password")).toHaveLength(1);
    // unsent rows contain no token, because a link that was never mailed would still open the account
    const unsent = site.db.selectFrom("outbox").selectAll().where("recipient", "=", "");
    const unsentText = JSON.stringify(await unsent.execute());
    expect(unsentText).toContain("reset-password");
    expect(unsentText).not.toContain("token=");

    // the mailed link still works at the end of the hour
    site.clock.now = new Date(site.clock.now.getTime() + 59 * 60 * 1000);
    await owner.submit(await owner.get("/forgot"), { email });
    const link = await linkIn(site, email, "reset-password");
    const done = await owner.submit(await owner.get(link), passwords);
    expect(done.path).toBe("/action-completed");
    const { email_verified_at } = await site.db
      .selectFrom("users")
      .select("email_verified_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(email_verified_at).not.toBeNull();
  });
});
