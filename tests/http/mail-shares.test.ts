import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { register } from "../support/accounts";
import { asRead } from "../support/as-read";
import { family, messageFields } from "../support/family";
import { clearRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const email = "rahima@example.com";
const HOUR = 60 * 60 * 1000;

let site: Site;
beforeAll(async () => {
  site = await startSite({ FLY_APP_NAME: "setu" });
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = new Date(site.clock.now.getTime() + 2 * HOUR);
  await clearRequests(site.db);
  for (const table of ["outbox", "rate_limits", "users"] as const) {
    await site.db.deleteFrom(table).execute();
  }
});

/** Kinds of mail to the address, sorted by time, then by name. */
const inbox = async () => {
  const mails = site.db.selectFrom("outbox").select("kind").where("recipient", "=", email);
  return (await mails.orderBy("created_at").orderBy("kind").execute()).map(({ kind }) => kind);
};
const book = async (visitor: Visitor, tellUsMore = "He cannot lie flat.") =>
  visitor.submit(await visitor.get("/booking"), { ...family, email, tellUsMore });
const askAgain = async (visitor: Visitor) =>
  visitor.submit(await visitor.get("/check-email"), { email });

it("a booking gets its receipt, however many account mails came before it", async () => {
  const visitor = site.visitor();
  await register(visitor, { email });
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  await askAgain(visitor);
  expect(await inbox()).toEqual(["verify-email", "verify-email"]);
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  await book(visitor);
  expect(await inbox()).toEqual(["verify-email", "verify-email", "request-received"]);
});

it("no link to the family's page is issued for a receipt beyond the mailbox's share", async () => {
  for (const words of ["One.", "Two.", "Three.", "Four.", "Five.", "Six."]) {
    await book(site.visitor(), words);
  }
  const byId = ({ request_id }: { request_id: string | null }) => request_id;
  const links = (await site.db.selectFrom("request_links").selectAll().execute()).map(byId);
  const mails = site.db.selectFrom("outbox").select("request_id").where("recipient", "=", email);
  expect(links.sort()).toEqual((await mails.execute()).map(byId).sort());
  expect(links.length).toBeGreaterThan(0);
  expect(links.length).toBeLessThan(6);
});

it("a stranger's mailbox gets at most seven unrequested mails an hour", async () => {
  const visitor = site.visitor();
  await register(visitor, { email });
  for (const words of ["One.", "Two.", "Three."]) {
    await askAgain(visitor);
    await book(visitor, words);
    const message = { ...messageFields, email, message: words };
    await visitor.submit(await visitor.get("/contact"), message);
    await visitor.submit(await visitor.get("/forgot"), { email });
  }
  const kinds = (await inbox()).sort();
  expect(kinds).toEqual([
    "request-received",
    "request-received",
    "request-received",
    "request-received",
    "reset-password",
    "verify-email",
    "verify-email",
  ]);
  // the share holds for any 60 minutes and all networks together
  site.clock.now = new Date(site.clock.now.getTime() + HOUR - 1000);
  await book(visitor, "Four.");
  for (const network of ["203.0.113.7", "203.0.113.8"]) {
    const stranger = site.visitor({ headers: { "Fly-Client-IP": network } });
    await register(stranger, { email });
    await book(stranger, "Five.");
    await stranger.submit(await stranger.get("/contact"), {
      ...messageFields,
      email,
      message: "Five.",
    });
  }
  expect(await inbox()).toHaveLength(7);
});

it.each([
  ["with a plus", "example.com", ["rahima", "rahima+1", "rahima+2", "rahima+mother+3"]],
  ["in capitals", "example.com", ["rahima", "Rahima", "RAHIMA", "rahimA"]],
  ["with dots at Gmail", "gmail.com", ["rahima", "ra.hima", "r.a.h.i.m.a", "rahim.a+1"]],
])("a mailbox has one share, however its address is written: %s", async (...row) => {
  const [, domain, names] = row;
  for (const [nth, name] of names.entries()) {
    // each from another network, because a network has a share of its own
    const visitor = site.visitor({ headers: { "Fly-Client-IP": `203.0.113.${nth}` } });
    const to = `${name}@${domain}`;
    await register(visitor, { email: to });
    await visitor.submit(await visitor.get("/check-email"), { email: to });
    const booking = { ...family, email: to, tellUsMore: `Words ${nth}` };
    await visitor.submit(await visitor.get("/booking"), booking);
    await visitor.submit(await visitor.get("/forgot"), { email: to });
  }
  const mails = await site.db
    .selectFrom("outbox")
    .select("kind")
    .where("recipient", "like", `%@${domain}`)
    .execute();
  expect(mails.map(({ kind }) => kind).sort()).toEqual([
    "request-received",
    "request-received",
    "request-received",
    "request-received",
    "reset-password",
    "verify-email",
    "verify-email",
  ]);
});

it("similar addresses have separate shares", async () => {
  const visitor = site.visitor();
  for (const name of ["rahima", "rahima.b", "rahim", "rahima-b"]) {
    await register(visitor, { email: `${name}@example.com` });
  }
  const mails = await site.db.selectFrom("outbox").select("recipient").execute();
  expect(mails.filter(({ recipient }) => recipient.endsWith("@example.com"))).toHaveLength(4);
});

it.each(languages)(
  "a family that books, writes and registers within the hour gets each mail: %s",
  async (code) => {
    const { checkEmail } = texts(code).account;
    const visitor = site.visitor();
    await book(visitor);
    await book(visitor, "Worse now.");
    await visitor.submit(await visitor.get("/contact"), { ...messageFields, email });
    await register(visitor, { email });
    // the page that a logged-out family sees after an expired link
    const page = await visitor.get(paths.checkEmail(code, { for: "again" }));
    expect(page.text).toContain(asRead(checkEmail.againLead));
    expect(page.text).not.toContain(asRead(checkEmail.lead));
    const again = await visitor.submit(page, { email });
    expect(again.text).toContain(asRead(checkEmail.sentAgain));
    expect((await inbox()).sort()).toEqual([
      "request-received",
      "request-received",
      "request-received",
      "verify-email",
      "verify-email",
    ]);
  },
);

it("receipts of messages and bookings are counted separately", async () => {
  const visitor = site.visitor();
  await register(visitor, { email });
  await visitor.submit(await visitor.get("/contact"), { ...messageFields, email });
  await book(visitor);
  expect((await inbox()).sort()).toEqual(["request-received", "request-received", "verify-email"]);
});

it("receipts alone do not reduce the share of account mails", async () => {
  const visitor = site.visitor();
  for (const words of ["One.", "Two.", "Three."]) await book(visitor, words);
  await register(visitor, { email });
  expect(await inbox()).toEqual(["request-received", "request-received", "verify-email"]);
});

it("a second account for the same mailbox does not raise the mailbox's daily number of confirmations", async () => {
  const statuses: number[] = [];
  for (const email of ["box+1@example.org", "box+2@example.org"]) {
    const visitor = site.visitor();
    const password = "a long password";
    const typed = { email, password, confirmPassword: password };
    await visitor.submit(await visitor.get("/register"), typed);
    await visitor.submit(await visitor.get("/login"), { email, password });
    for (let time = 0; time < 6; time++) {
      const page = await visitor.submit(await visitor.get("/check-email"), { email });
      statuses.push(page.status);
    }
  }
  const rows = await site.db
    .selectFrom("outbox")
    .select("id")
    .where("mailbox", "=", "box@example.org")
    .execute();
  // two registrations and five of the twelve repeats
  expect(rows.length).toBeLessThanOrEqual(7);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});
