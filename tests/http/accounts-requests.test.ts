import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bn } from "~/locales/bn";
import { anAccount, linkIn, markLastMailSent, PASSWORD, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { family } from "../support/family";
import { requestOf, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

/** Sends a booking, by default without being signed in, and returns its reference. */
async function book(email: string, as: Visitor = site.visitor()): Promise<string> {
  await as.submit(await as.get("/booking"), { ...family, email });
  const rows = await requestsOf(site.db, { email: email.toLowerCase() });
  return rows.at(-1)?.reference ?? "";
}

async function sendMessage(email: string): Promise<void> {
  const visitor = site.visitor();
  const form = await visitor.get("/contact");
  await visitor.submit(form, { name: "Rahima", email, message: "Is there a bed in Bangkok?" });
}

async function confirm(visitor: Visitor, email: string): Promise<void> {
  await visitor.submit(await visitor.get("/check-email"), { email });
  const page = await visitor.get(await linkIn(site, email, "verify-email"));
  await visitor.submit(page, { password: PASSWORD });
}

describe("requests of an account", () => {
  it("appear after the address is confirmed, including earlier ones", async () => {
    const email = "rahima@example.com";
    const reference = await book(email);
    await sendMessage(email);
    await anAccount(site, email, { verified: false });
    const visitor = site.visitor();
    const inside = await signInAs(visitor, email);
    expect(inside.text).toContain("Your email is not confirmed yet");
    expect(inside.text).not.toContain(reference);
    // the link on the page after sending leads to the same advice for any request number
    for (const number of [reference, "SETU-2222-2222"]) {
      const early = await visitor.get(`/profile/bookings/${number}`);
      expect(early.path).toBe("/profile");
      expect(early.text).toContain("Requests are not shown here yet");
    }
    const early = await (await visitor.send("/profile/data.json")).json();
    expect(early.requests).toEqual([]);

    const before = visitor.cookies.get("session");
    await confirm(visitor, email);
    expect(visitor.cookies.get("session")).not.toBe(before);
    const profile = await visitor.get("/profile");
    expect(profile.text).toContain(reference);
    expect(profile.text).toContain("Initial contact");
    expect(profile.text).toContain("Is there a bed in Bangkok?");
    const one = await visitor.get(`/bn/profile/bookings/${reference}`);
    expect(one.status).toBe(200);
    expect(one.document.querySelector("[aria-current=step]")?.text).toContain(
      bn.submission.status.steps.contact,
    );
    expect(one.text).toContain(family.tellUsMore);
    // the emergency number comes before ours
    expect(one.document.querySelector("main a[href^='tel:']")?.getAttribute("href")).toBe(
      "tel:999",
    );

    const laterReference = await book(email);
    expect((await visitor.get("/profile")).text).toContain(laterReference);
    const download = await (await visitor.send("/profile/data.json")).json();
    expect(download.requests).toHaveLength(3);
    expect(download.requests[0].tell_us_more).toBe(family.tellUsMore);
    expect(JSON.stringify(download)).not.toMatch(/password_hash|token_hash|argon2/);
  });

  it("are visible to no other account", async () => {
    const reference = await book("mine@example.com");
    await anAccount(site, "mine@example.com");
    await anAccount(site, "curious@example.com");
    const curious = site.visitor();
    await signInAs(curious, "curious@example.com");
    expect((await curious.get(`/profile/bookings/${reference}`)).text).not.toContain("Rahima");
    expect((await curious.get("/profile")).text).not.toContain(reference);
  });

  it("are erased with the account, and other people's are not", async () => {
    const email = "leaves@example.com";
    const reference = await book(email);
    const otherReference = await book("stays@example.com");
    await sendMessage(email);
    await anAccount(site, email);
    const visitor = site.visitor();
    await signInAs(visitor, email);
    const done = await visitor.submit(await visitor.get("/profile/deletion"), {
      currentPassword: PASSWORD,
    });
    expect(done.path).toBe("/action-completed");
    expect(visitor.cookies.has("session")).toBe(false);
    await markLastMailSent(site);
    const row = await requestOf(site.db, { reference });
    expect(row).toMatchObject({
      full_name: "",
      email: "",
      phone_number: "",
      patient_current_location: "",
      tell_us_more: "",
      user_id: null,
      status: "cancelled",
    });
    for (const kind of ["booking", "message"] as const) {
      expect(JSON.stringify(await requestsOf(site.db, { kind })), kind).not.toContain(email);
    }
    for (const table of ["outbox", "users", "one_time_links"] as const) {
      const rows = await site.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toContain(email);
    }
    const other = await requestOf(site.db, { reference: otherReference });
    expect(other).toMatchObject({ full_name: family.fullName, status: "received" });
  });

  it("are closed when erased, with the reason shown to coordinators", async () => {
    const email = "gone@example.com";
    const reference = await book(email);
    await sendMessage(email);
    await anAccount(site, email);
    const visitor = site.visitor();
    await signInAs(visitor, email);
    const booking = await requestOf(site.db, { email, kind: "booking" });
    const message = await requestOf(site.db, { email, kind: "message" });
    await visitor.submit(await visitor.get("/profile/deletion"), { currentPassword: PASSWORD });

    const admin = await coordinator(site);
    const erased = bn.dashboard.erased;
    for (const path of [`bookings/${booking.id}`, `contacts/${message.id}`]) {
      const page = await admin.get(`/bn/dashboard/admin/${path}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(erased.notice);
      expect(page.document.querySelectorAll("main form")).toEqual([]);
      expect(
        page.document.querySelectorAll("main a[href^='tel:'], main a[href^='mailto:']"),
      ).toEqual([]);
    }
    const bookings = await admin.get("/bn/dashboard/admin/bookings?status=closed");
    const row = bookings.document
      .querySelectorAll("tbody tr")
      .find((one) => one.text.includes(reference));
    expect(row?.text).toContain(erased.name);
    expect(row?.querySelectorAll("a")).toHaveLength(1);
    const messages = await admin.get("/bn/dashboard/admin/contacts?status=closed");
    expect(messages.document.querySelector("main")?.text).toContain(erased.name);
  });

  it("are not erased with an account whose address is unconfirmed", async () => {
    const email = "unproven@example.com";
    const reference = await book(email);
    await anAccount(site, email, { verified: false });
    const visitor = site.visitor();
    await signInAs(visitor, email);
    const page = await visitor.get("/profile/deletion");
    expect(page.text).toContain("Your email is not confirmed");
    await visitor.submit(page, { currentPassword: PASSWORD });
    const row = await requestOf(site.db, { reference });
    expect(row.email).toBe(email);
  });
});
