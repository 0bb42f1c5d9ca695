import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAdmin } from "~/features/identity/admin-accounts.server";
import { changeRole } from "~/features/identity/admins.server";
import { bn } from "~/locales/bn";
import {
  ADMIN_PASSWORD,
  anAccount,
  disableByEmail,
  PASSWORD,
  signedInAdmin,
  signInAs,
} from "../support/accounts";
import { secretOn } from "../support/second-factor";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await anAccount(site, "first@example.com", { role: "admin" });
});
afterAll(() => site.close());

describe("admin log-in", () => {
  it("redirects to the dashboard or to the requested page", async () => {
    const visitor = site.visitor();
    const loginPage = await visitor.get("/bn/dashboard/admin/audit?kind=sign-in");
    expect(loginPage.path).toMatch(/^\/bn\/admin\/login\?redirectTo=/);
    const inside = await visitor.submit(loginPage, {
      email: "first@example.com",
      password: ADMIN_PASSWORD,
    });
    expect(inside.path).toBe("/bn/dashboard/admin/audit?kind=sign-in");
    expect(inside.text).toContain(bn.messages.loginSuccess);
    expect((await visitor.get("/admin/login")).path).toBe("/dashboard/admin");
    const loggedOut = await visitor.submit(inside, {}, "form[action='/logout']");
    expect(loggedOut.text).toContain(bn.messages.logoutSuccess);
    expect((await visitor.get("/dashboard/admin")).path).toMatch(/^\/admin\/login/);
  });

  it("admits only admins, and the families' log-in only families", async () => {
    await anAccount(site, "family@example.com");
    const visitor = site.visitor();
    const familyAsAdmin = await visitor.submit(await visitor.get("/admin/login"), {
      email: "family@example.com",
      password: PASSWORD,
    });
    expect(familyAsAdmin.status).toBe(400);
    const adminAsFamily = await visitor.submit(await visitor.get("/login"), {
      email: "first@example.com",
      password: ADMIN_PASSWORD,
    });
    expect(adminAsFamily.status).toBe(400);
    expect(visitor.cookies.has("session")).toBe(false);
  });
});

describe("second step", () => {
  const page = "/dashboard/admin/security";

  it.each([
    [{ PUBLIC_URL: "https://setu.example" }, page],
    [{ PUBLIC_URL: "https://setu.example", ADMIN_REQUIRE_2FA: "0" }, "/dashboard/admin"],
    [{ PUBLIC_URL: "http://localhost:3000" }, "/dashboard/admin"],
    [{ PUBLIC_URL: "http://localhost:3000", ADMIN_REQUIRE_2FA: "1" }, page],
  ])("is compulsory on https unless configured otherwise: %o", async (environment, landing) => {
    const other = await startSite({ RATE_LIMITS: "off", ...environment });
    try {
      const visitor = await signedInAdmin(other, "default@example.com");
      expect((await visitor.get("/dashboard/admin")).path).toBe(landing);
    } finally {
      await other.close();
    }
  });

  it("shows the same key on two pages that are opened at once", async () => {
    const visitor = await signedInAdmin(site, "two-pages@example.com");
    const [one, other] = await Promise.all([visitor.get(page), visitor.get(page)]);
    expect(secretOn(one)).toMatch(/^[A-Z2-7]{32}$/);
    expect(secretOn(other)).toBe(secretOn(one));
  });
});

describe("last admin", () => {
  it("cannot be blocked, demoted or deleted", async () => {
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
      expect(await disableByEmail(lonely, "only@example.com")).toBe("blocked");
      expect((await visitor.get("/dashboard/admin")).path).toMatch(/^\/admin\/login/);
    } finally {
      await lonely.close();
    }
  });
});

describe("audit list", () => {
  it("filters events by kind, person, network and day", async () => {
    const visitor = await signedInAdmin(site, "auditor@example.com");
    const all = await visitor.get("/dashboard/admin/audit");
    expect(all.text).toContain("Logged in");
    const query = "email=AUDITOR@example.com&kind=sign-in";
    const filtered = await visitor.get(`/dashboard/admin/audit?${query}`);
    expect(filtered.document.querySelectorAll("main tbody tr")).toHaveLength(1);
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

  it("stores no address or password that somebody entered", async () => {
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
