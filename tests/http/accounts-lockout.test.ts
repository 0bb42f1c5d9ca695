import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setPassword } from "~/features/identity/accounts.server";
import { anAccount, PASSWORD, signInAs } from "../support/accounts";
import {
  codeTo,
  countCodesTo,
  exhaustTries,
  guessFromManyNetworks,
  ticketOf,
  tryPassword,
} from "../support/guesses";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";

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

// the tests hash hundreds of passwords
vi.setConfig({ testTimeout: 120_000 });

describe("account under password guessing", () => {
  it("admits its owner from a new network with a mailed code, which works once", async () => {
    const email = "owner@example.com";
    await anAccount(site, email);
    await guessFromManyNetworks(site, email);
    const owner = from("203.0.113.7");
    const page = await tryPassword(owner, email, PASSWORD);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Check your email for a code");
    expect(owner.cookies.has("session")).toBe(false);
    const wrong = await owner.submit(page, { code: "00000000" });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain("That code is not right.");

    const code = await codeTo(site, email);
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
    // this browser is now known, so guesses by strangers do not delay it; another browser needs a code
    owner.cookies.delete("session");
    expect((await signInAs(owner, email)).path).toBe("/profile");
    expect((await signInAs(from("203.0.113.7"), email)).text).toContain("Check your email");
  });

  it("answers right passwords, wrong passwords and unknown addresses alike", async () => {
    await anAccount(site, "alike@example.com");
    await exhaustTries(site, "alike@example.com");
    await exhaustTries(site, "unlike@example.com");
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
      const headerNames = (one: Page) => [...one.headers.keys()].sort();
      expect(headerNames(page)).toEqual(headerNames(right));
    }
    const visitor = from("203.0.113.21");
    const page = await tryPassword(visitor, "alike@example.com", "not it at all");
    for (let guess = 0; guess < 5; guess++) {
      const answer = await visitor.submit(page, { code: `1234567${guess}` });
      expect(answer.text).toContain("That code is not right.");
    }
    const late = await visitor.submit(page, { code: "12345679" });
    expect(late.text).toContain("This code can no longer be used.");
    expect(await countCodesTo(site, "alike@example.com")).toBe(1);
  });

  it("limits guesses at the code, and rejects an expired code and one older than the password", async () => {
    const email = "guesses@example.com";
    const { id } = await anAccount(site, email);
    await exhaustTries(site, email);
    const owner = from("203.0.113.30");
    const page = await tryPassword(owner, email, PASSWORD);
    const code = await codeTo(site, email);
    for (let guess = 0; guess < 5; guess++) await owner.submit(page, { code: "11111111" });
    expect((await owner.submit(page, { code })).text).toContain("This code can no longer be used.");

    const again = await tryPassword(owner, email, PASSWORD);
    const newCode = await codeTo(site, email);
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + 10 * 60 * 1000);
    expect((await owner.submit(again, { code: newCode })).text).toContain(
      "This code can no longer be used.",
    );
    site.clock.now = before;
    await setPassword(site.db, id, "", before);
    expect((await owner.submit(again, { code: newCode })).status).toBe(400);
    expect(owner.cookies.has("session")).toBe(false);
  });

  it("sends at most three codes an hour", async () => {
    const email = "three@example.com";
    await anAccount(site, email);
    await exhaustTries(site, email);
    for (let times = 0; times < 5; times++) {
      const page = await tryPassword(from(`203.0.113.${40 + times}`), email, PASSWORD);
      expect(page.text).toContain("Check your email for a code");
    }
    expect(await countCodesTo(site, email)).toBe(3);
    site.clock.now = new Date(site.clock.now.getTime() + 60 * 60 * 1000);
    await exhaustTries(site, email);
    await tryPassword(from("203.0.113.50"), email, PASSWORD);
    expect(await countCodesTo(site, email)).toBe(4);
  });

  it("rejects invented tickets on the code page, and counts no guess for them", async () => {
    expect((await from("203.0.113.90").get("/login/code")).path).toBe("/login");
    const visitor = from("203.0.113.90");
    const stale = await visitor.post("/login/code", { csrf: "stale", ticket: "a.b", code: "1" });
    expect(stale.status).toBe(403);
    const csrf = stale.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
    const countedGuesses = () =>
      site.db
        .selectFrom("rate_limits")
        .select("key")
        .where("key", "like", "sign-in-code:%")
        .execute();
    const before = await countedGuesses();
    const soon = (site.clock.now.getTime() + 60_000).toString(36);
    const inventedTickets = [
      "",
      "x",
      "zzzzzzzzzzzz.x",
      "NaN.",
      "z".repeat(5000),
      `${soon}.x`,
      `${soon}.x.y`,
    ];
    for (const ticket of inventedTickets) {
      const answer = await visitor.post("/login/code", { csrf, ticket, code: "12345678" });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain("This code can no longer be used.");
    }
    expect(await countedGuesses()).toEqual(before);
  });
});
