import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setPassword } from "~/features/accounts/accounts.server";
import { bn } from "~/locales/bn";
import type { Context } from "~/server/context";
import { type Limit, withinLimits } from "~/server/rate-limit.server";
import { ADMIN_PASSWORD, anAccount, linkIn, mailTo, PASSWORD, signInAs } from "../support/accounts";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

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

async function tryPassword(visitor: Visitor, email: string, password: string): Promise<Page> {
  return visitor.submit(await visitor.get("/login"), { email, password });
}

/** Wrong passwords from many networks, more than strangers' share of the account. */
async function siege(email: string): Promise<void> {
  const stranger = site.visitor();
  const door = await stranger.get("/login");
  const csrf = door.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
  for (let index = 0; index < 61; index++) {
    const response = await stranger.send("/login", {
      method: "POST",
      headers: { "Fly-Client-IP": `198.51.100.${index}` },
      body: new URLSearchParams({ csrf, email, password: `wrong ${index}` }),
    });
    expect(response.status).toBe(index < 60 ? 400 : 200);
  }
}

/** As many tries as a limit allows, and one more, without the work of hashing. */
async function useUp(limit: Omit<Limit, "windowSeconds">, windowSeconds: number): Promise<void> {
  const context = { env: site.env, db: site.db, now: () => site.clock.now } as Context;
  for (let tries = 0; tries <= limit.max; tries++) {
    await withinLimits(context, [{ ...limit, windowSeconds }]);
  }
}

const useUpTries = (email: string) =>
  useUp({ scope: "sign-in-elsewhere", subject: email, max: 60 }, 60 * 60);

const ticketOf = (page: Page) =>
  page.document.querySelector("main [name=ticket]")?.getAttribute("value") ?? "";

async function codeTo(email: string): Promise<string> {
  const { body_text } = await mailTo(site, email, "sign-in-code");
  return /\b\d{4} \d{4}\b/.exec(body_text)?.[0] ?? "";
}

const codesTo = async (email: string) =>
  (
    await site.db
      .selectFrom("outbox")
      .select("id")
      .where("recipient", "=", email)
      .where("kind", "=", "sign-in-code")
      .execute()
  ).length;

// hundreds of passwords are hashed here
vi.setConfig({ testTimeout: 120_000 });

describe("an account whose password strangers try", () => {
  it("opens for its owner from a new network, with a code by mail, once", async () => {
    const email = "owner@example.com";
    await anAccount(site, email);
    await siege(email);
    const owner = from("203.0.113.7");
    const page = await tryPassword(owner, email, PASSWORD);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Check your email for a code");
    expect(owner.cookies.has("session")).toBe(false);
    const wrong = await owner.submit(page, { code: "00000000" });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain("That code is not right.");

    const code = await codeTo(email);
    const thief = from("198.51.100.1");
    const csrf = (await thief.get("/login")).document
      .querySelector("main [name=csrf]")
      ?.getAttribute("value");
    const stolen = await thief.post("/login/code", {
      csrf: csrf ?? "",
      ticket: ticketOf(page),
      code,
    });
    expect(stolen.status).toBe(400);
    expect(thief.cookies.has("session")).toBe(false);

    const bengali = code.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
    const inside = await owner.submit(wrong, { code: bengali });
    expect(inside.path).toBe("/profile");
    expect(inside.text).toContain("Login successful!");
    expect((await owner.submit(wrong, { code })).status).toBe(400);
    // the network is known from now on, so strangers no longer slow it
    expect((await signInAs(from("203.0.113.7"), email)).path).toBe("/profile");
  });

  it("answers a right and a wrong password, and an unknown address, alike, and leaves no trace", async () => {
    await anAccount(site, "alike@example.com");
    await useUpTries("alike@example.com");
    await useUpTries("unlike@example.com");
    const rows = async () => ({
      links: (await site.db.selectFrom("one_time_links").select("id").execute()).length,
      mails: (await site.db.selectFrom("outbox").select("id").execute()).length,
    });
    const right = await tryPassword(from("203.0.113.20"), "alike@example.com", PASSWORD);
    const before = await rows();
    const wrong = await tryPassword(from("203.0.113.21"), "alike@example.com", "not it at all");
    const nobody = await tryPassword(from("203.0.113.22"), "unlike@example.com", PASSWORD);
    expect(await rows()).toEqual(before);
    for (const page of [wrong, nobody]) {
      expect(page.status).toBe(right.status);
      expect(page.text).toBe(right.text);
      expect(ticketOf(page)).toHaveLength(ticketOf(right).length);
      const shape = (one: Page) => [...one.headers.keys()].sort();
      expect(shape(page)).toEqual(shape(right));
    }
    const visitor = from("203.0.113.21");
    const page = await tryPassword(visitor, "alike@example.com", "not it at all");
    for (let guess = 0; guess < 5; guess++) {
      const answer = await visitor.submit(page, { code: `1234567${guess}` });
      expect(answer.text).toContain("That code is not right.");
    }
    const late = await visitor.submit(page, { code: "12345679" });
    expect(late.text).toContain("This code can no longer be used.");
    expect(await codesTo("alike@example.com")).toBe(1);
  });

  it("takes few guesses at the code, nor one that is too old, nor after a new password", async () => {
    const email = "guesses@example.com";
    const { id } = await anAccount(site, email);
    await useUpTries(email);
    const owner = from("203.0.113.30");
    const page = await tryPassword(owner, email, PASSWORD);
    const code = await codeTo(email);
    for (let guess = 0; guess < 5; guess++) await owner.submit(page, { code: "11111111" });
    expect((await owner.submit(page, { code })).text).toContain("This code can no longer be used.");

    const again = await tryPassword(owner, email, PASSWORD);
    const fresh = await codeTo(email);
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + 10 * 60 * 1000);
    expect((await owner.submit(again, { code: fresh })).text).toContain(
      "This code can no longer be used.",
    );
    site.clock.now = before;
    await setPassword(site.db, id, "", before);
    expect((await owner.submit(again, { code: fresh })).status).toBe(400);
    expect(owner.cookies.has("session")).toBe(false);
  });

  it("has at most three codes an hour sent", async () => {
    const email = "three@example.com";
    await anAccount(site, email);
    await useUpTries(email);
    for (let times = 0; times < 5; times++) {
      const page = await tryPassword(from(`203.0.113.${40 + times}`), email, PASSWORD);
      expect(page.text).toContain("Check your email for a code");
    }
    expect(await codesTo(email)).toBe(3);
    site.clock.now = new Date(site.clock.now.getTime() + 60 * 60 * 1000);
    await useUpTries(email);
    await tryPassword(from("203.0.113.50"), email, PASSWORD);
    expect(await codesTo(email)).toBe(4);
  });

  it("opens at once for a browser that was signed in before, wherever it is", async () => {
    const email = "phone@example.com";
    await anAccount(site, email);
    const phone = from("203.0.113.60");
    await phone.submit(await signInAs(phone, email), {}, "form[action='/logout']");
    expect(phone.cookies.get("device")).toBeDefined();
    await useUpTries(email);
    const travelling = from("203.0.113.61");
    travelling.cookies.set("device", phone.cookies.get("device") ?? "");
    expect((await signInAs(travelling, email)).path).toBe("/profile");

    // a cookie of another account, or one that somebody made up, is worth nothing
    await anAccount(site, "stranger@example.com");
    const stranger = from("203.0.113.62");
    await signInAs(stranger, "stranger@example.com");
    const own = stranger.cookies.get("device") ?? "";
    for (const value of [own, `${"a".repeat(22)}.${"b".repeat(43)}`, "x", "...."]) {
      const visitor = from("203.0.113.63");
      visitor.cookies.set("device", value);
      expect((await signInAs(visitor, email)).text).toContain("Check your email for a code");
    }
    // and its own tries are counted too
    const thief = from("203.0.113.64");
    thief.cookies.set("device", phone.cookies.get("device") ?? "");
    const door = await thief.get("/login");
    for (let tries = 0; tries < 19; tries++) {
      expect((await thief.submit(door, { email, password: "wrong!" })).status).toBe(400);
    }
    expect((await tryPassword(thief, email, "wrong!")).text).toContain(
      "Check your email for a code",
    );
  });

  it("speaks the page's language, and asks a coordinator for the second step after it", async () => {
    const email = "coordinator@example.com";
    await anAccount(site, email, { role: "admin" });
    await useUpTries(email);
    const visitor = from("203.0.113.70");
    const door = await visitor.get(
      "/bn/admin/login?redirectTo=/dashboard/admin/audit%3Fkind%3Dsign-in",
    );
    const page = await visitor.submit(door, { email, password: ADMIN_PASSWORD });
    expect(page.text).toContain(bn.account.mailedCode.lead);
    const empty = await visitor.submit(page, { code: "" });
    expect(empty.status).toBe(400);
    expect(empty.document.querySelector("main a[href='/bn/admin/login']")).not.toBeNull();
    const inside = await visitor.submit(empty, { code: await codeTo(email) });
    expect(inside.path).toBe("/bn/dashboard/admin/audit?kind=sign-in");
    expect(inside.text).toContain(bn.account.audit.details["mailed code"]);
  });

  it("leads from the code to the second step where the account has one", async () => {
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
    await useUpTries(email);
    const visitor = from("203.0.113.80");
    const door = await visitor.get("/admin/login");
    const page = await visitor.submit(door, { email, password: ADMIN_PASSWORD });
    const step = await visitor.submit(page, { code: await codeTo(email) });
    expect(step.document.querySelector("h1")?.text).toBe("Second step");
    expect(visitor.cookies.has("session")).toBe(false);
    expect((await visitor.submit(step, { code: "000000" })).text).toContain(
      "That code is not right.",
    );
  });

  it("is not opened by the page alone", async () => {
    expect((await from("203.0.113.90").get("/login/code")).path).toBe("/login");
    const visitor = from("203.0.113.90");
    const stale = await visitor.post("/login/code", { csrf: "stale", ticket: "a.b", code: "1" });
    expect(stale.status).toBe(403);
    const csrf = stale.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
    for (const ticket of ["", "x", "zzzzzzzzzzzz.x", "NaN.", `${"z".repeat(5000)}`]) {
      const answer = await visitor.post("/login/code", { csrf, ticket, code: "12345678" });
      expect(answer.status).toBe(400);
    }
  });
});

describe("a hostile phone behind a carrier's network", () => {
  it("keeps none of the other families there out", async () => {
    const network = "203.0.113.100";
    await anAccount(site, "neighbour@example.com");
    await useUp({ scope: "sign-in-network", subject: network, max: 300 }, 15 * 60);
    const guess = await tryPassword(from(network), "nobody@example.com", "wrong!");
    expect(guess.text).toContain("Check your email for a code");
    const neighbour = from(network);
    const page = await tryPassword(neighbour, "neighbour@example.com", PASSWORD);
    const inside = await neighbour.submit(page, { code: await codeTo("neighbour@example.com") });
    expect(inside.path).toBe("/profile");
  });

  it("is refused in the end, for the work it makes, but no browser that was signed in before", async () => {
    const network = "203.0.113.101";
    await anAccount(site, "regular@example.com");
    const regular = from(network);
    await regular.submit(
      await signInAs(regular, "regular@example.com"),
      {},
      "form[action='/logout']",
    );
    await useUp({ scope: "sign-in-network-ceiling", subject: network, max: 1000 }, 15 * 60);
    const guess = await tryPassword(from(network), "regular@example.com", PASSWORD);
    expect(guess.status).toBe(429);
    expect((await signInAs(regular, "regular@example.com")).path).toBe("/profile");
  });
});

describe("an address that strangers type into our forms", () => {
  const sentTo = async (recipient: string) =>
    (
      await site.db
        .selectFrom("outbox")
        .select("kind")
        .where("recipient", "=", recipient)
        .orderBy("created_at")
        .execute()
    ).map(({ kind }) => kind);

  it("gets at most three mails within any hour, and never loses the way to a new password", async () => {
    const email = "typed@example.com";
    const { id } = await anAccount(site, email, { verified: false });
    const passwords = { password: "four red boats", confirmPassword: "four red boats" };
    // five minutes before the turn of an hour
    site.clock.now = new Date("2026-11-21T09:55:00.000Z");
    for (let round = 0; round < 4; round++) {
      const stranger = from(`198.51.100.${100 + round}`);
      const registered = await stranger.submit(await stranger.get("/register"), {
        email,
        ...passwords,
      });
      expect(registered.status).toBe(200);
      expect(registered.text).toContain("we send no other within the hour");
      const again = await stranger.submit(await stranger.get("/check-email"), { email });
      expect(again.status).toBe(200);
      site.clock.now = new Date(site.clock.now.getTime() + 2 * 60 * 1000);
    }
    const owner = from("203.0.113.110");
    for (let times = 0; times < 3; times++) {
      const asked = await owner.submit(await owner.get("/forgot"), { email });
      expect(asked.status).toBe(200);
      expect(asked.text).toContain("if you have asked before, use the one you have");
    }
    const kinds = await sentTo(email);
    expect(kinds).toHaveLength(3);
    expect(kinds.filter((kind) => kind === "reset-password")).toHaveLength(1);
    // links of those that were not sent would open the account all the same
    const unsent = site.db.selectFrom("outbox").selectAll().where("recipient", "=", "");
    const written = JSON.stringify(await unsent.execute());
    expect(written).toContain("reset-password");
    expect(written).not.toContain("token=");

    // also at the end of the hour, the link that was mailed is good
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
