import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAdmin } from "~/features/admins/admin-accounts.server";
import { changeRole, disableAccount } from "~/features/admins/admins.server";
import { secretToConfirm } from "~/features/second-factor/second-factors.server";
import { bn } from "~/locales/bn";
import routes from "~/routes";
import {
  ADMIN_PASSWORD,
  anAccount,
  disableByEmail,
  linkIn,
  mailTo,
  PASSWORD,
  signInAs,
} from "../support/accounts";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await anAccount(site, "first@example.com", { role: "admin" });
});
afterAll(() => site.close());

const STEP_MS = 30_000;
/** A code works once: the next one needs the next half minute. */
const nextStep = (on: Site) => {
  on.clock.now = new Date(on.clock.now.getTime() + STEP_MS);
};

const codeOf = (on: Site, secret: string) =>
  new TOTP({ secret }).generate({ timestamp: on.clock.now.getTime() });

async function admin(email: string, on: Site = site): Promise<Visitor> {
  await anAccount(on, email, { role: "admin" });
  const visitor = on.visitor();
  await signInAs(visitor, email, "admin");
  return visitor;
}

describe("the admins' door", () => {
  it("leads to the dashboard, or to where somebody wanted to go", async () => {
    const visitor = site.visitor();
    const door = await visitor.get("/bn/dashboard/admin/audit?kind=sign-in");
    expect(door.path).toMatch(/^\/bn\/admin\/login\?redirectTo=/);
    const inside = await visitor.submit(door, {
      email: "first@example.com",
      password: ADMIN_PASSWORD,
    });
    expect(inside.path).toBe("/bn/dashboard/admin/audit?kind=sign-in");
    expect(inside.text).toContain(bn.messages.loginSuccess);
    expect((await visitor.get("/admin/login")).path).toBe("/dashboard/admin");
    const out = await visitor.submit(inside, {}, "form[action='/logout']");
    expect(out.text).toContain(bn.messages.logoutSuccess);
    expect((await visitor.get("/dashboard/admin")).path).toMatch(/^\/admin\/login/);
  });

  it("and the families' door admit each only its own", async () => {
    await anAccount(site, "family@example.com");
    const visitor = site.visitor();
    const wrongDoor = await visitor.submit(await visitor.get("/admin/login"), {
      email: "family@example.com",
      password: PASSWORD,
    });
    expect(wrongDoor.status).toBe(400);
    const other = await visitor.submit(await visitor.get("/login"), {
      email: "first@example.com",
      password: ADMIN_PASSWORD,
    });
    expect(other.status).toBe(400);
    expect(visitor.cookies.has("session")).toBe(false);
  });
});

describe("an invitation", () => {
  const page = "/dashboard/admin/registration";

  async function invite(by: Visitor, email: string, language = "en"): Promise<Page> {
    const currentPassword = ADMIN_PASSWORD;
    return by.submit(await by.get(page), { email, language, currentPassword });
  }

  it("makes a coordinator, once", async () => {
    const by = await admin("inviter@example.com");
    const sent = await invite(by, "New.One@example.com", "bn");
    expect(sent.path).toBe(page);
    expect(sent.text).toContain("new.one@example.com");
    const link = await linkIn(site, "new.one@example.com", "invitation");
    expect(link).toMatch(/^\/bn\/admin\/register\?invite=/);
    const guest = site.visitor();
    const form = await guest.get(link);
    expect(form.text).toContain("new.one@example.com");
    const short = await guest.submit(form, {
      name: "Nila",
      password: "ninechars",
      confirmPassword: "ninechars",
      role: "user",
    });
    expect(short.status).toBe(400);
    expect(short.text).toContain(bn.validation.adminPasswordTooShort);
    const fields = { name: "Nila", password: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD };
    const done = await guest.submit(short, fields);
    expect(done.path).toBe("/bn/admin/login");
    expect((await guest.submit(short, fields)).text).toContain(bn.account.invitation.usedTitle);
    const inside = await signInAs(guest, "new.one@example.com", "admin");
    expect(inside.path).toBe("/dashboard/admin");
    expect((await by.get(page)).text).toContain("Accepted");
    expect((await invite(by, "new.one@example.com")).status).toBe(400);
  });

  it("asks for the password of who sends it, and keeps the rest", async () => {
    const by = await admin("inviter0@example.com");
    for (const currentPassword of ["", "not my password"]) {
      const fields = { email: "unsent@example.com", language: "bn", currentPassword };
      const refused = await by.submit(await by.get(page), fields);
      expect(refused.status).toBe(400);
      const typed = refused.document.querySelector("#email")?.getAttribute("value");
      expect(typed).toBe("unsent@example.com");
      expect(refused.document.querySelector("option[selected]")?.getAttribute("value")).toBe("bn");
    }
    await expect(mailTo(site, "unsent@example.com", "invitation")).rejects.toThrow();
    const log = await by.get("/bn/dashboard/admin/audit?kind=sign-in-failed");
    expect(log.text).toContain(bn.account.audit.details["current password"]);
    expect(log.text).not.toContain("current password");
  });

  it("makes one coordinator of two answers at once", async () => {
    const by = await admin("inviter2@example.com");
    await invite(by, "twice@example.com");
    const link = await linkIn(site, "twice@example.com", "invitation");
    const guests = [site.visitor(), site.visitor()];
    const forms = await Promise.all(guests.map((guest) => guest.get(link)));
    const fields = { name: "A", password: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD };
    const outcomes = await Promise.all(
      guests.map((guest, index) => guest.submit(forms[index] as Page, fields)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("can be withdrawn, and expires", async () => {
    const by = await admin("inviter3@example.com");
    await invite(by, "withdrawn@example.com");
    const link = await linkIn(site, "withdrawn@example.com", "invitation");
    const list = await by.get(page);
    const row = list.document
      .querySelectorAll("main form[action*=withdrawal]")
      .find((form) => form.innerHTML.includes("withdrawn@example.com"));
    const action = row?.getAttribute("action") ?? "";
    const csrf = row?.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const done = await by.post(action, { csrf });
    expect(done.text).toContain("The invitation is withdrawn.");
    expect((await by.post(action, { csrf })).text).toContain("Your action failed.");
    expect((await site.visitor().get(link)).text).toContain("This invitation does not work");

    await invite(by, "late@example.com");
    const late = await linkIn(site, "late@example.com", "invitation");
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + 72 * 60 * 60 * 1000);
    expect((await site.visitor().get(late)).text).toContain("This invitation is too old");
    site.clock.now = before;
  });

  it("is needed: without one there is no form", async () => {
    const bare = await site.visitor().get("/admin/register");
    expect(bare.text).toContain("by invitation only");
    expect(bare.document.querySelector("main input[type=password]")).toBeNull();
  });

  it("raises the account that the address has, and ends its sessions", async () => {
    const by = await admin("inviter4@example.com");
    await anAccount(site, "raised@example.com");
    const family = site.visitor();
    await signInAs(family, "raised@example.com");
    await invite(by, "raised@example.com");
    const guest = site.visitor();
    const form = await guest.get(await linkIn(site, "raised@example.com", "invitation"));
    await guest.submit(form, {
      name: "Raised",
      password: ADMIN_PASSWORD,
      confirmPassword: ADMIN_PASSWORD,
    });
    expect((await family.get("/profile")).path).toMatch(/^\/login/);
    expect((await signInAs(guest, "raised@example.com", "admin")).path).toBe("/dashboard/admin");
  });
});

describe("the second step", () => {
  const page = "/dashboard/admin/security";

  async function switchOn(visitor: Visitor, on: Site) {
    const off = await visitor.get(page);
    const secret = (off.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
    expect(off.document.querySelector("main [role=img] svg")).not.toBeNull();
    const currentPassword = ADMIN_PASSWORD;
    const wrong = await visitor.submit(off, { code: "000000", currentPassword });
    expect(wrong.status).toBe(400);
    const done = await visitor.submit(wrong, { code: codeOf(on, secret), currentPassword });
    expect(done.status).toBe(200);
    const codes = done.document.querySelectorAll("main li code").map((code) => code.text);
    expect(codes).toHaveLength(10);
    // 28 signs of 5 bits
    for (const code of codes)
      expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    return { secret, codes };
  }

  it("asks for a code of the app, once, or for a recovery code, once", async () => {
    const visitor = await admin("second@example.com");
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
    const code = codeOf(site, secret);
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
    expect((await replayed.get(page)).text).toContain("Recovery codes left: 9");
  });

  it("takes no ticket of another browser, nor one too old", async () => {
    const visitor = await admin("ticket@example.com");
    const { secret } = await switchOn(visitor, site);
    nextStep(site);
    const guest = site.visitor();
    const step = await signInAs(guest, "ticket@example.com", "admin");
    const ticket = step.document.querySelector("[name=ticket]")?.getAttribute("value") ?? "";
    const thief = site.visitor();
    const door = await thief.get("/admin/login");
    const csrf = door.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const code = codeOf(site, secret);
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
    expect((await guest.submit(step, { code: codeOf(site, secret) })).text).toContain(
      "Time ran out.",
    );
    site.clock.now = before;
    expect((await guest.get("/admin/second-factor")).path).toBe("/admin/login");
  });

  it("is switched off, and its codes renewed, by who holds a code", async () => {
    const visitor = await admin("off@example.com");
    const { secret, codes } = await switchOn(visitor, site);
    nextStep(site);
    const on = await visitor.get(page);
    const renewed = await visitor.submit(
      on,
      { code: codeOf(site, secret), currentPassword: ADMIN_PASSWORD },
      "form[action$=recovery-codes]",
    );
    const fresh = renewed.document.querySelectorAll("main li code").map((code) => code.text);
    expect(fresh).toHaveLength(10);
    expect(fresh).not.toContain(codes[0]);
    const old = await visitor.submit(
      on,
      { code: codes[0] ?? "", currentPassword: ADMIN_PASSWORD },
      "form[action$=removal]",
    );
    expect(old.status).toBe(400);
    expect(old.text).toContain("That code is not right.");
    const off = await visitor.submit(old, {
      code: fresh[0] ?? "",
      currentPassword: ADMIN_PASSWORD,
    });
    expect(off.path).toBe(page);
    expect(off.text).toContain("The second step is off.");
    const guest = site.visitor();
    expect((await signInAs(guest, "off@example.com", "admin")).path).toBe("/dashboard/admin");
  });

  it("asks for the password before anything of it changes, and spends no code for a wrong one", async () => {
    const email = "unlocked-screen@example.com";
    const visitor = await admin(email);
    const off = await visitor.get(page);
    const offered = (off.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
    for (const currentPassword of ["", "not my password"]) {
      const code = codeOf(site, offered);
      const refused = await visitor.submit(off, { code, currentPassword });
      expect(refused.status).toBe(400);
      expect(refused.document.querySelector("[role=alert] a")?.getAttribute("href")).toBe(
        "#currentPassword",
      );
      expect(refused.text).toContain(
        currentPassword ? "That password is not right. Try again." : "required",
      );
      // what was scanned stays good
      expect(refused.html.replace(/\s/g, "")).toContain(
        offered.replace(/(.{4})(?=.)/g, "$1 ").replace(/\s/g, ""),
      );
    }
    const { codes } = await switchOn(visitor, site);
    const on = await visitor.get(page);
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

  it.each([
    [{ PUBLIC_URL: "https://setu.example" }, page],
    [{ PUBLIC_URL: "https://setu.example", ADMIN_REQUIRE_2FA: "0" }, "/dashboard/admin"],
    [{ PUBLIC_URL: "http://localhost:3000" }, "/dashboard/admin"],
    [{ PUBLIC_URL: "http://localhost:3000", ADMIN_REQUIRE_2FA: "1" }, page],
  ])("is compulsory on https unless told otherwise: %o", async (environment, leadsTo) => {
    const other = await startSite({ RATE_LIMITS: "off", ...environment });
    try {
      const visitor = await admin("default@example.com", other);
      expect((await visitor.get("/dashboard/admin")).path).toBe(leadsTo);
    } finally {
      await other.close();
    }
  });

  it("has one key, though two pages with it are opened at once", async () => {
    const { id } = await anAccount(site, "two-pages@example.com", { role: "admin" });
    const services = { db: site.db, env: site.env, now: () => site.clock.now };
    const [one, other] = await Promise.all(
      ["first", "second"].map(() => secretToConfirm(services, id, "two-pages", "Setu")),
    );
    expect(one?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(other?.secret).toBe(one?.secret);
  });

  it("can be made compulsory", async () => {
    const strict = await startSite({ RATE_LIMITS: "off", ADMIN_REQUIRE_2FA: "1" });
    try {
      const visitor = await admin("strict@example.com", strict);
      for (const path of ["/dashboard/admin", "/dashboard/admin/bookings", `${page}/removal`]) {
        expect((await visitor.get(path)).path).toBe(page);
      }
      const data = await visitor.send("/dashboard/admin/bookings.data");
      expect(await data.text()).toContain(page);
      await switchOn(visitor, strict);
      expect((await visitor.get("/dashboard/admin")).path).toBe("/dashboard/admin");
      expect((await visitor.get(page)).document.querySelector("form[action$=removal]")).toBeNull();
      expect((await visitor.send(`${page}/removal`, { method: "POST", body: "" })).status).not.toBe(
        200,
      );
    } finally {
      await strict.close();
    }
  });
});

describe("the last admin", () => {
  it("can neither be disabled, nor demoted, nor delete the account", async () => {
    const lonely = await startSite({ RATE_LIMITS: "off" });
    try {
      const now = lonely.clock.now;
      await makeAdmin(lonely.db, "only@example.com", ADMIN_PASSWORD, now);
      expect(await disableByEmail(lonely, "only@example.com")).toBe("last-admin");
      const { id } = await lonely.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
      expect(await changeRole(lonely.db, id, "user", now)).toBe("last-admin");
      const visitor = lonely.visitor();
      await signInAs(visitor, "only@example.com", "admin");
      const refused = await visitor.submit(await visitor.get("/profile/deletion"), {
        currentPassword: ADMIN_PASSWORD,
      });
      expect(refused.status).toBe(409);
      expect(refused.text).toContain("You are the last coordinator.");
      await makeAdmin(lonely.db, "second@example.com", ADMIN_PASSWORD, now);
      expect(await disableByEmail(lonely, "only@example.com")).toBe("shut-out");
      expect((await visitor.get("/dashboard/admin")).path).toMatch(/^\/admin\/login/);
    } finally {
      await lonely.close();
    }
  });
});

describe("the audit list", () => {
  it("shows what happened, by kind, person, network and day", async () => {
    const visitor = await admin("auditor@example.com");
    const all = await visitor.get("/dashboard/admin/audit");
    expect(all.text).toContain("Logged in");
    const own = await visitor.get("/dashboard/admin/audit?email=AUDITOR@example.com&kind=sign-in");
    expect(own.document.querySelectorAll("main tbody tr")).toHaveLength(1);
    const none = await visitor.get("/dashboard/admin/audit?from=2030-01-01");
    expect(none.text).toContain("No matches");
    const day = await visitor.get("/dashboard/admin/audit?from=2026-11-20&to=2026-11-20");
    expect(day.document.querySelectorAll("main tbody tr").length).toBeGreaterThan(1);
    for (const odd of [
      "kind=nonsense",
      "from=yesterday",
      "page=-1",
      "page=99999",
      "to=2026-99-99",
    ]) {
      expect((await visitor.get(`/dashboard/admin/audit?${odd}`)).status).toBe(200);
    }
  });

  it("keeps no address that was typed, nor a password", async () => {
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/login"), {
      email: "my-password@example.com",
      password: "oops my secret",
    });
    const rows = await site.db.selectFrom("audit_events").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/my-password|oops/);
    expect(site.logs.join("")).not.toMatch(/example\.com|oops/);
  });
});

interface RouteEntry {
  path?: string;
  children?: RouteEntry[];
}

/** Every address below `dashboard`. */
function addressesBelow(entries: RouteEntry[], prefix = "", inside = false): string[] {
  return entries.flatMap(({ path = "", children }) => {
    const here = path.startsWith(":lang") ? prefix : `${prefix}/${path}`.replace(/\/$/, "");
    const isInside = inside || path === "dashboard";
    if (children) return addressesBelow(children, here, isInside);
    return isInside ? [here.replace(/:\w+\??/g, "6a1f0c1e-0000-4000-8000-000000000001")] : [];
  });
}

describe("every address of the dashboard", () => {
  const addresses = addressesBelow(routes as RouteEntry[]);
  const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  const people: Record<string, () => Promise<Visitor>> = {
    "somebody anonymous": async () => site.visitor(),
    "a family": async () => {
      await anAccount(site, "walker@example.com");
      const visitor = site.visitor();
      await signInAs(visitor, "walker@example.com");
      return visitor;
    },
    "a disabled admin": async () => {
      const visitor = await admin("walker-disabled@example.com");
      const { id } = await site.db
        .selectFrom("users")
        .select("id")
        .where("email", "=", "walker-disabled@example.com")
        .executeTakeFirstOrThrow();
      await disableAccount(site.db, id, site.clock.now);
      return visitor;
    },
    "a demoted admin": async () => {
      const visitor = await admin("walker-demoted@example.com");
      const { id } = await site.db
        .selectFrom("users")
        .select("id")
        .where("email", "=", "walker-demoted@example.com")
        .executeTakeFirstOrThrow();
      await changeRole(site.db, id, "user", site.clock.now);
      return visitor;
    },
  };

  it("is many", () => expect(addresses.length).toBeGreaterThan(10));

  it.each(Object.entries(people))(
    "refuses %s, by every method",
    async (_who, make) => {
      const visitor = await make();
      const door = await visitor.get("/booking");
      const csrf = door.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
      const before = await fingerprint();
      for (const address of addresses) {
        for (const path of [address, `${address}.data`, `/bn${address}`]) {
          for (const method of methods) {
            const hasBody = !["GET", "HEAD"].includes(method);
            const body = new URLSearchParams({ csrf, email: "x@example.com", language: "en" });
            const response = await visitor.send(path, {
              method,
              headers: { Origin: "http://localhost:3000" },
              ...(hasBody ? { body } : {}),
            });
            const text = await response.text();
            const what = `${method} ${path}: ${response.status}`;
            if (method === "HEAD") {
              expect([202, 303, 403], what).toContain(response.status);
              expect(text, what).toBe("");
            } else if (response.status === 202) expect(text, what).toContain("/admin/login");
            else if (method === "OPTIONS") expect(response.status, what).toBe(204);
            else expect([303, 403, 405], what).toContain(response.status);
          }
        }
      }
      expect(await fingerprint()).toEqual(before);
    },
    120_000,
  );

  /** What an admin's action would have changed. */
  async function fingerprint() {
    const count = async (table: "one_time_links" | "outbox" | "booking_events" | "posts") => {
      const row = await site.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    };
    return Promise.all([
      count("one_time_links"),
      count("outbox"),
      count("booking_events"),
      count("posts"),
    ]);
  }
});

describe("mails of accounts", () => {
  it("carry the person's language and no name that could end a header", async () => {
    const by = await admin("header@example.com");
    await site.db
      .updateTable("users")
      .set({ name: "Nila\r\nBcc: x@example.com" })
      .where("email", "=", "header@example.com")
      .execute();
    const list = await by.get("/dashboard/admin/registration");
    const currentPassword = ADMIN_PASSWORD;
    await by.submit(list, { email: "headed@example.com", language: "th", currentPassword });
    const mail = await mailTo(site, "headed@example.com", "invitation");
    expect(mail.subject).toContain("คำเชิญ");
    expect(mail.subject).not.toContain("\n");
  });
});
