import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN_PASSWORD, anAccount, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { softwareKey } from "../support/authenticator";
import { insertBooking, insertMessage } from "../support/bookings";
import { CALL_US } from "../support/call-us";
import { onSqlite } from "../support/engine";
import { locked, type OtherWriter, otherWriter } from "../support/other-writer";
import { askToAdd, enrol, openSecondFactorPage, SECURITY } from "../support/passkeys";
import { type Site, startSite } from "../support/site";
import { formValues } from "../support/visitor";
import { wholeSuite } from "../support/whole-suite";

/** The help line of the sample company. */
const HELP_LINE = /010\d{2}-\d{6}|010\d{8,9}/;

describe("while another process holds the database", () => {
  let site: Site;
  let other: OtherWriter;
  beforeAll(async () => {
    site = await startSite({ RATE_LIMITS: "off" }, { patienceMs: 400 });
    other = await otherWriter(site.env.databaseUrl);
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });

  test.runIf(wholeSuite)("returns coordinators' forms with their input", async () => {
    const visitor = await coordinator(site);
    const id = await insertBooking(site.db, { reference: "SETU-BBBB-0001" });
    const messageId = await insertMessage(site.db, { reference: "SETU-MMMM-0001" });
    const bookings = "/dashboard/admin/bookings";
    const contacts = "/dashboard/admin/contacts";
    const forms = [
      [`${bookings}/${id}`, { did: "note", words: "Their son calls at night" }],
      [`${bookings}/${id}`, { did: "called", words: "They will send the reports" }],
      [`${bookings}/${id}`, { instead: "quoted", reason: "Agreed on the phone" }],
      [`${contacts}/${messageId}`, { did: "wrote", words: "Said yes" }],
    ] as const;
    for (const [path, fields] of forms) {
      const page = await visitor.get(path);
      const busy = await locked(other, () =>
        visitor.submit(page, fields, `form[action="${path}"]`),
      );
      expect([busy.status, busy.path]).toEqual([503, path]);
      const form = busy.document.querySelector(`form[action="${path}"]`);
      expect(form && formValues(form), path).toMatchObject(fields);
      expect(busy.text).toMatch(HELP_LINE);
    }
  });

  test.runIf(wholeSuite)("returns forms that ask for the password, with their input", async () => {
    const email = "locked@example.org";
    await anAccount(site, email, { role: "admin" });
    const visitor = site.visitor();
    await signInAs(visitor, email, "admin");
    await signInAs(site.visitor(), email, "admin");
    const forms = [
      ["/dashboard/admin/registration", { email: "new@example.org", language: "bn" }],
      // on PostgreSQL a wrong code needs no write, so it never waits
      ...(onSqlite ? ([[SECURITY, { code: "000000" }]] as const) : []),
      ["/profile/devices", {}],
      ["/profile/deletion", {}],
    ] as const;
    for (const [path, fields] of forms) {
      const page = await visitor.get(path);
      const typed = { ...fields, currentPassword: ADMIN_PASSWORD };
      const busy = await locked(other, () => visitor.submit(page, typed));
      expect([busy.status, busy.path], path).toEqual([503, path]);
      expect(busy.document.querySelector("main [name=currentPassword]"), path).not.toBeNull();
      // an authenticator's code is not shown again
      for (const value of Object.values(fields).filter((one) => one !== "000000")) {
        expect(busy.html, path).toContain(value);
      }
      expect(busy.text).toMatch(HELP_LINE);
    }
    // JavaScript renders this form from data in the page
    const busy = await locked(other, () => askToAdd(visitor, { name: "The phone in the drawer" }));
    expect(busy.status).toBe(503);
    expect(busy.html).toContain("The phone in the drawer");
  });

  test("returns the second step's form, even if the account has a passkey", async () => {
    const email = "keyholder@example.org";
    await anAccount(site, email, { role: "admin" });
    const owner = site.visitor();
    await signInAs(owner, email, "admin");
    await enrol(owner, softwareKey());
    const guest = site.visitor();
    const { page } = await openSecondFactorPage(guest, email);
    const busy = await locked(other, () =>
      guest.submit(page, { code: "000000" }, "form:has([name=code])"),
    );
    expect(busy.status).toBe(503);
    const ticket = "[name=ticket]";
    expect(busy.document.querySelector(ticket)?.getAttribute("value")).toBe(
      page.document.querySelector(ticket)?.getAttribute("value"),
    );
    expect(busy.text).toMatch(HELP_LINE);
  });

  test("shows the number to call when a button fails", async () => {
    await anAccount(site, "salma@example.org");
    const visitor = site.visitor({ headers: { Accept: "text/html" } });
    await signInAs(visitor, "salma@example.org");
    const page = await visitor.get("/bn/profile/devices");
    const logoutForm = page.document.querySelector("form[action$=logout]")
      ? "form[action$=logout]"
      : "form[method=post]";
    const busy = await locked(other, () => visitor.submit(page, {}, logoutForm));
    expect(busy.status).toBe(503);
    expect(busy.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(busy.text).toMatch(HELP_LINE);
    expect(busy.document.querySelector(CALL_US)).not.toBeNull();
  });
});
