import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAdmin, resetAdmin } from "~/features/identity/admin-accounts.server";
import { commandLineHashing, hashPassword } from "~/features/identity/passwords.server";
import {
  ADMIN_PASSWORD,
  anAccount,
  disableByEmail,
  linkIn,
  PASSWORD,
  signInAs,
} from "../support/accounts";
import { coordinator } from "../support/admin";
import { family } from "../support/family";
import { requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

async function book(email: string): Promise<void> {
  const visitor = site.visitor();
  await visitor.submit(await visitor.get("/booking"), { ...family, email });
}

describe("account registered with somebody else's address", () => {
  it("is logged out when the owner confirms the address, and the owner is warned before", async () => {
    const email = "owner@example.com";
    await book(email);
    const stranger = site.visitor();
    await stranger.submit(await stranger.get("/register"), {
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    await signInAs(stranger, email);
    expect((await stranger.get("/profile")).path).toBe("/profile");

    const owner = site.visitor();
    const page = await owner.get(await linkIn(site, email, "verify-email"));
    expect(page.text).toContain("Someone else may have created the account");
    await owner.submit(page, { password: PASSWORD });
    expect((await stranger.get("/profile")).path).toMatch(/^\/login\?/);
    expect((await stranger.get("/profile/data.json")).path).toMatch(/^\/login\?/);
  });
});

describe("invitation", () => {
  const invite = async (email: string) => {
    const sender = await coordinator(site, `By ${email}`);
    const page = await sender.get("/dashboard/admin/registration");
    await site.db
      .updateTable("users")
      .set({ password_hash: await hashPassword(commandLineHashing, ADMIN_PASSWORD) })
      .where("name", "=", `By ${email}`)
      .execute();
    const fields = { email, language: "en", currentPassword: ADMIN_PASSWORD };
    await sender.submit(page, fields, "main form:not([action*=withdrawal])");
    const { email: inviter } = await site.db
      .selectFrom("users")
      .select("email")
      .where("name", "=", `By ${email}`)
      .executeTakeFirstOrThrow();
    return { inviter, link: await linkIn(site, email, "invitation") };
  };

  it("stops working when its sender is blocked", async () => {
    await anAccount(site, "stays@example.com", { role: "admin" });
    const { inviter, link } = await invite("rogue@example.com");
    expect(await disableByEmail(site, inviter)).toBe("blocked");
    expect((await site.visitor().get(link)).text).toContain("This invitation does not work");
  });

  it("does not readmit a blocked person", async () => {
    const email = "back@example.com";
    const { link } = await invite(email);
    await makeAdmin(site.db, email, ADMIN_PASSWORD, site.clock.now);
    await disableByEmail(site, email);
    expect((await site.visitor().get(link)).text).toContain("This invitation does not work");
  });

  it("is refused if its sender loses the role after the page was opened", async () => {
    const { inviter, link } = await invite("late@example.com");
    const guest = site.visitor();
    const page = await guest.get(link);
    await site.db.updateTable("users").set({ role: "user" }).where("email", "=", inviter).execute();
    const answer = await guest.submit(page, {
      name: "Late",
      password: ADMIN_PASSWORD,
      confirmPassword: ADMIN_PASSWORD,
    });
    expect(answer.text).toContain("This invitation does not work");
    const accounts = await site.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "late@example.com")
      .execute();
    expect(accounts).toEqual([]);
  });
});

describe("password reset on the command line", () => {
  it("invalidates earlier links, and keeps a blocked account blocked", async () => {
    const email = "reset@example.com";
    await anAccount(site, email, { role: "admin" });
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/admin/forgot"), { email });
    const link = await linkIn(site, email, "reset-password");
    expect(await resetAdmin(site.db, email, "another night shift", site.clock.now)).toBe("reset");
    expect((await visitor.get(link)).text).toContain("This link does not work");

    await disableByEmail(site, email);
    expect(await resetAdmin(site.db, email, "yet another shift", site.clock.now)).toBe(
      "reset-disabled",
    );
    const { disabled_at } = await site.db
      .selectFrom("users")
      .select("disabled_at")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(disabled_at).not.toBeNull();
  });
});

describe("coordinator's words about a request", () => {
  it("are not in the family's download", async () => {
    const email = "download@example.com";
    await book(email);
    const { id } = await requestOf(site.db, { email });
    const admin = await coordinator(site, "Writes notes");
    const page = await admin.get(`/dashboard/admin/bookings/${id}`);
    await admin.submit(page, { did: "note", words: "Not easy to talk to" }, "form#act");
    await admin.submit(
      await admin.get(`/dashboard/admin/bookings/${id}`),
      { did: "called", words: "Spoke to the son" },
      "form#act",
    );
    await anAccount(site, email);
    const visitor = site.visitor();
    await signInAs(visitor, email);
    const download = await (await visitor.send("/profile/data.json")).text();
    expect(download).toContain(family.tellUsMore);
    expect(download).toContain('"reply"');
    expect(download).not.toContain("Not easy to talk to");
    expect(download).not.toContain("Spoke to the son");
  });
});

describe("forgotten password for an unknown address", () => {
  it("writes as many rows as for a known one, sends nothing and names nobody", async () => {
    const visitor = site.visitor();
    const count = async () => ({
      links: (await site.db.selectFrom("one_time_links").select("id").execute()).length,
      mails: (await site.db.selectFrom("outbox").select("id").execute()).length,
    });
    const before = await count();
    await visitor.submit(await visitor.get("/forgot"), { email: "nobody@example.com" });
    expect(await count()).toEqual({ links: before.links + 1, mails: before.mails + 1 });
    for (const table of ["one_time_links", "outbox"] as const) {
      const rows = await site.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain("nobody@example.com");
    }
    const due = await site.db
      .selectFrom("outbox")
      .select("id")
      .where("recipient", "=", "")
      .where("sent_at", "is", null)
      .execute();
    expect(due).toEqual([]);
  });
});
