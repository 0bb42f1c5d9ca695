import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, anAccount, signedInAdmin, signInAs } from "../support/accounts";
import { appCode } from "../support/second-factor";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await anAccount(site, "first@example.com", { role: "admin" });
});
afterAll(() => site.close());

const STEP_MS = 30_000;
/** Moves to the next half minute, since a code works once. */
const nextStep = (on: Site) => {
  on.clock.now = new Date(on.clock.now.getTime() + STEP_MS);
};

describe("second step", () => {
  const PAGE = "/dashboard/admin/security";

  async function switchOn(visitor: Visitor, on: Site) {
    const off = await visitor.get(PAGE);
    const secret = (off.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
    expect(off.document.querySelector("main [role=img] svg")).not.toBeNull();
    const currentPassword = ADMIN_PASSWORD;
    const wrong = await visitor.submit(off, { code: "000000", currentPassword });
    expect(wrong.status).toBe(400);
    const done = await visitor.submit(wrong, { code: appCode(on, secret), currentPassword });
    expect(done.status).toBe(200);
    const codes = done.document.querySelectorAll("main li code").map((code) => code.text);
    expect(codes).toHaveLength(10);
    // 28 characters of 5 bits
    for (const code of codes)
      expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    return { secret, codes };
  }

  it("asks for an authenticator code or a recovery code, each valid once", async () => {
    const visitor = await signedInAdmin(site, "second@example.com");
    const other = site.visitor();
    await signInAs(other, "second@example.com", "admin");
    const { secret, codes } = await switchOn(visitor, site);
    expect((await other.get("/dashboard/admin")).path).toMatch(/^\/admin\/login/);
    expect((await visitor.get("/dashboard/admin")).path).toBe("/dashboard/admin");
    const stored = await site.db.selectFrom("second_factors").select("secret").execute();
    expect(JSON.stringify(stored)).not.toContain(secret);

    nextStep(site);
    const guest = site.visitor();
    const step = await signInAs(guest, "second@example.com", "admin");
    expect(step.text).toContain("Second step");
    expect(guest.cookies.has("session")).toBe(false);
    const wrong = await guest.submit(step, { code: "123456" });
    expect(wrong.status).toBe(400);
    const code = appCode(site, secret);
    const bengali = code.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
    expect((await guest.submit(wrong, { code: bengali })).path).toBe("/dashboard/admin");

    const replayed = site.visitor();
    const again = await signInAs(replayed, "second@example.com", "admin");
    expect((await replayed.submit(again, { code })).status).toBe(400);
    const recovery = (codes[0] ?? "").toLowerCase().replace("-", " ");
    expect((await replayed.submit(again, { code: recovery })).path).toBe("/dashboard/admin");
    const used = site.visitor();
    const once = await signInAs(used, "second@example.com", "admin");
    expect((await used.submit(once, { code: recovery })).status).toBe(400);
    expect((await replayed.get(PAGE)).text).toContain("Recovery codes left: 9.");
  });

  it("refuses a ticket from another browser, or an expired one", async () => {
    const visitor = await signedInAdmin(site, "ticket@example.com");
    const { secret } = await switchOn(visitor, site);
    nextStep(site);
    const guest = site.visitor();
    const step = await signInAs(guest, "ticket@example.com", "admin");
    const ticket = step.document.querySelector("[name=ticket]")?.getAttribute("value") ?? "";
    const thief = site.visitor();
    const loginPage = await thief.get("/admin/login");
    const csrf = loginPage.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const code = appCode(site, secret);
    const stolen = await thief.post("/admin/second-factor", { csrf, ticket, code });
    expect(stolen.status).toBe(400);
    expect(stolen.text).toContain("Time ran out.");
    const forged = Buffer.from('{"userId":{},"remember":true,"expires":9e99}').toString(
      "base64url",
    );
    const nonsense = await thief.post("/admin/second-factor", {
      csrf,
      ticket: `${forged}.x`,
      code,
    });
    expect(nonsense.status).toBe(400);
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + 11 * 60 * 1000);
    expect((await guest.submit(step, { code: appCode(site, secret) })).text).toContain(
      "Time ran out.",
    );
    site.clock.now = before;
    expect((await guest.get("/admin/second-factor")).path).toBe("/admin/login");
  });

  it("requires a code to be turned off and to renew its recovery codes", async () => {
    const visitor = await signedInAdmin(site, "off@example.com");
    const { secret, codes } = await switchOn(visitor, site);
    nextStep(site);
    const on = await visitor.get(PAGE);
    const renewed = await visitor.submit(
      on,
      { code: appCode(site, secret), currentPassword: ADMIN_PASSWORD },
      "form[action$=recovery-codes]",
    );
    const newCodes = renewed.document.querySelectorAll("main li code").map((code) => code.text);
    expect(newCodes).toHaveLength(10);
    expect(newCodes).not.toContain(codes[0]);
    const old = await visitor.submit(
      on,
      { code: codes[0] ?? "", currentPassword: ADMIN_PASSWORD },
      "form[action$=removal]",
    );
    expect(old.status).toBe(400);
    expect(old.text).toContain("That code is not right.");
    const off = await visitor.submit(old, {
      code: newCodes[0] ?? "",
      currentPassword: ADMIN_PASSWORD,
    });
    expect(off.path).toBe(PAGE);
    expect(off.text).toContain("The second step is off.");
    const guest = site.visitor();
    expect((await signInAs(guest, "off@example.com", "admin")).path).toBe("/dashboard/admin");
  });

  it("asks for the password before any change, and uses up no code for a wrong password", async () => {
    const email = "unlocked-screen@example.com";
    const visitor = await signedInAdmin(site, email);
    const off = await visitor.get(PAGE);
    const offeredSecret = (off.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
    for (const currentPassword of ["", "not my password"]) {
      const code = appCode(site, offeredSecret);
      const refused = await visitor.submit(off, { code, currentPassword });
      expect(refused.status).toBe(400);
      expect(refused.document.querySelector("[role=alert] a")?.getAttribute("href")).toBe(
        "#currentPassword",
      );
      expect(refused.text).toContain(
        currentPassword ? "That password is not right. Try again." : "required",
      );
      // the scanned secret stays valid
      expect(refused.html.replace(/\s/g, "")).toContain(
        offeredSecret.replace(/(.{4})(?=.)/g, "$1 ").replace(/\s/g, ""),
      );
    }
    const { codes } = await switchOn(visitor, site);
    const on = await visitor.get(PAGE);
    for (const form of ["recovery-codes", "removal"]) {
      const refused = await visitor.submit(
        on,
        { code: codes[0] ?? "", currentPassword: "not my password" },
        `form[action$=${form}]`,
      );
      expect(refused.status).toBe(400);
      expect(refused.text).toContain("That password is not right. Try again.");
    }
    const ids = on.document.querySelectorAll("main [id]").map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const removed = await visitor.submit(
      on,
      { code: codes[0] ?? "", currentPassword: ADMIN_PASSWORD },
      "form[action$=removal]",
    );
    expect(removed.text).toContain("The second step is off.");
  });

  it("can be made compulsory", async () => {
    const strict = await startSite({ RATE_LIMITS: "off", ADMIN_REQUIRE_2FA: "1" });
    try {
      const visitor = await signedInAdmin(strict, "strict@example.com");
      for (const path of ["/dashboard/admin", "/dashboard/admin/bookings", `${PAGE}/removal`]) {
        expect((await visitor.get(path)).path).toBe(PAGE);
      }
      const data = await visitor.send("/dashboard/admin/bookings.data");
      expect(await data.text()).toContain(PAGE);
      await switchOn(visitor, strict);
      expect((await visitor.get("/dashboard/admin")).path).toBe("/dashboard/admin");
      expect((await visitor.get(PAGE)).document.querySelector("form[action$=removal]")).toBeNull();
      expect((await visitor.send(`${PAGE}/removal`, { method: "POST", body: "" })).status).not.toBe(
        200,
      );
    } finally {
      await strict.close();
    }
  });
});
