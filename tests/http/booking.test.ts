import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sha256Hex } from "~/server/signature.server";
import { family } from "../support/family";
import { deleteRequests, eventsOf, requestsOf } from "../support/requests";
import { signedValue } from "../support/session-cookie";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await deleteRequests(site.db, { kind: "booking" });
  await site.db.deleteFrom("outbox").execute();
  await site.db.deleteFrom("rate_limits").execute();
});

const bookings = () => requestsOf(site.db, { kind: "booking" });
const outbox = () => site.db.selectFrom("outbox").selectAll().orderBy("kind", "desc").execute();

describe("booking", () => {
  it("is stored with its history and mails, and answered with its reference", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/bn/booking?service=icu-air-ambulance");
    const sent = await visitor.submit(form, { ...family, relatives: "2", urgent: "on" });
    expect(sent.status).toBe(200);
    const [row, ...others] = await bookings();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      full_name: "Rahima Begum",
      email: "rahima@example.com",
      phone_number: "+8801712345678",
      patient_current_location: "Dhaka Medical College Hospital",
      destination_country: "Thailand",
      tell_us_more: "Stroke, three days ago.",
      service: "icu-air-ambulance",
      hospital: null,
      urgent: 1,
      relatives: 2,
      language: "bn",
      status: "received",
      received_at: "2026-11-20T08:30:00.000Z",
      due_at: "2026-11-20T10:30:00.000Z",
      replied_at: null,
      user_id: null,
    });
    expect(row?.reference).toMatch(/^SETU-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(sent.path).toBe(`/bn/booking/sent/${row?.reference}`);
    expect(sent.text).toContain(row?.reference);
    const events = await eventsOf(site.db);
    expect(events).toMatchObject([
      {
        request_id: row?.id,
        kind: "sent",
        by: "family",
        from_status: null,
        to_status: "received",
        actor_id: null,
      },
    ]);
    const [toFamily, toCoordinator, ...more] = await outbox();
    expect(more).toEqual([]);
    expect(toFamily).toMatchObject({ kind: "request-received", recipient: "rahima@example.com" });
    expect(toFamily?.subject).toMatch(/[\u0980-\u09ff]/);
    expect(toCoordinator?.kind).toBe("coordinator-new-request");
    expect(toCoordinator?.body_text).toContain(`/dashboard/admin/bookings/${row?.id}`);
    for (const value of ["Rahima", "Stroke", "1712", "rahima@"]) {
      expect(`${toCoordinator?.subject} ${toCoordinator?.body_text}`).not.toContain(value);
    }
  });

  it("notifies every active admin, or the company if there is none", async () => {
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/booking"), family);
    const company = await site.db.selectFrom("company").selectAll().executeTakeFirstOrThrow();
    expect((await outbox()).map((mail) => mail.recipient)).toEqual([
      "rahima@example.com",
      company.email,
    ]);
    const admin = (id: string, disabled: string | null) => ({
      id,
      email: `${id}@setu.example`,
      role: "admin" as const,
      password_hash: "",
      language: "en" as const,
      disabled_at: disabled,
      created_at: "2026-11-20T08:00:00.000Z",
      updated_at: "2026-11-20T08:00:00.000Z",
    });
    await site.db
      .insertInto("users")
      .values([admin("one", null), admin("two", null), admin("gone", "2026-11-20T08:00:00.000Z")])
      .execute();
    await site.db.deleteFrom("outbox").execute();
    await visitor.submit(await visitor.get("/booking"), family);
    const toAdmins = (await outbox()).filter((mail) => mail.kind === "coordinator-new-request");
    expect(toAdmins.map((mail) => mail.recipient).sort()).toEqual([
      "one@setu.example",
      "two@setu.example",
    ]);
    await site.db.deleteFrom("users").execute();
  });

  it("tells a stranger who has its reference only that it has arrived", async () => {
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/booking"), family);
    const [row] = await bookings();
    const stranger = site.visitor();
    const page = await stranger.get(`/th/booking/sent/${row?.reference.toLowerCase()}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(row?.reference);
    expect(page.text).toContain("20 พ.ย. 2569 เวลา\u00a016:30\u00a0น.");
    for (const value of Object.values(family)) expect(page.html).not.toContain(value);
    expect(page.html).not.toContain("+8801712345678");
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(page.html).not.toContain("window.__remixContext");
    expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe(
      "noindex",
    );
  });

  it.each([
    "SETU-0000-0000",
    "SETU-UUUU-0000",
    "SETU-____-____",
    "SETU-%25",
    "x",
    "%00",
    "..%2f..%2fetc",
  ])("returns 404 for %s", async (reference) => {
    const visitor = site.visitor();
    const sent = await visitor.submit(await visitor.get("/booking"), family);
    expect((await site.visitor().get(sent.path)).status).toBe(200);
    const page = await site.visitor().get(`/booking/sent/${reference}`);
    expect(page.status).toBe(404);
    expect(page.html).not.toContain((await bookings())[0]?.reference ?? "SETU-");
  });
});

describe("signed-in user", () => {
  const at = "2026-11-20T08:00:00.000Z";
  async function signIn(isVerified: boolean) {
    await site.db.deleteFrom("users").execute();
    await site.db
      .insertInto("users")
      .values({
        id: "rahima",
        email: family.email,
        name: "Rahima Begum",
        phone: "+8801712345678",
        role: "user",
        password_hash: "",
        language: "bn",
        email_verified_at: isVerified ? at : null,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await site.db
      .insertInto("sessions")
      .values({
        id: "session",
        token_hash: sha256Hex("token"),
        user_id: "rahima",
        remember: 0,
        user_agent: "",
        network: "",
        created_at: at,
        last_seen_at: at,
        expires_at: "2026-11-21T08:00:00.000Z",
      })
      .execute();
    const visitor = site.visitor();
    visitor.cookies.set("session", signedValue(site, "token"));
    return visitor;
  }

  it("gets name, address and number prefilled, and the booking in the account", async () => {
    const visitor = await signIn(true);
    const page = await visitor.get("/booking");
    const prefilledValue = (name: string) =>
      page.document.querySelector(`#${name}`)?.getAttribute("value");
    expect(["fullName", "email", "phoneNumber"].map(prefilledValue)).toEqual([
      "Rahima Begum",
      family.email,
      "01712-345678",
    ]);
    await visitor.submit(page, { tellUsMore: "Stroke." });
    expect(await bookings()).toMatchObject([{ user_id: "rahima" }]);
  });

  it("does not see a booking with another or an unconfirmed address in the account", async () => {
    const confirmed = await signIn(true);
    await confirmed.submit(await confirmed.get("/booking"), { email: "other@example.com" });
    const unconfirmed = await signIn(false);
    await unconfirmed.submit(await unconfirmed.get("/booking"), {});
    expect((await bookings()).map((row) => row.user_id)).toEqual([null, null]);
  });
});
