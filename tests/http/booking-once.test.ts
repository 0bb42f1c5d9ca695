import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { family } from "../support/family";
import { clearRequests, eventsOf, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { formValues, type Page, type Visitor } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await clearRequests(site.db);
  for (const table of ["outbox", "rate_limits"] as const) {
    await site.db.deleteFrom(table).execute();
  }
});

const bookings = () => requestsOf(site.db, { kind: "booking" });
const mails = () => site.db.selectFrom("outbox").selectAll().execute();

/** Posts the form; returns the answer and its address. */
async function post(visitor: Visitor, page: Page, fields: Record<string, string>) {
  const form = page.document.querySelector("form#booking");
  if (!form) throw new Error("no form");
  const body = new URLSearchParams({ ...formValues(form), ...fields });
  const response = await visitor.send("/booking", { method: "POST", body });
  return { status: response.status, location: response.headers.get("Location") };
}

describe("form sent more than once", () => {
  it("creates one booking when sent eight times at once", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(visitor, page, family)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(await bookings()).toHaveLength(1);
    expect(await eventsOf(site.db)).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it("creates one booking when resent after a lost response, even past the limits", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const first = await post(visitor, page, family);
    site.clock.now = new Date("2026-11-20T08:50:00.000Z");
    for (let attempt = 0; attempt < 12; attempt++) {
      expect(await post(visitor, page, family)).toEqual(first);
    }
    expect(await bookings()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it("creates no second booking if only spaces, the format of the number or the email's letter case differ", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const first = await post(visitor, page, family);
    const again = await post(visitor, page, {
      ...family,
      fullName: "  Rahima   Begum ",
      email: "Rahima@Example.com",
      phoneNumber: "+880 1712-345678",
    });
    expect(again).toEqual(first);
    expect(await bookings()).toHaveLength(1);
  });

  it("creates another booking with other content", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const first = await post(visitor, page, family);
    const other = await post(visitor, page, { ...family, tellUsMore: "Another patient." });
    expect(other.location).not.toBe(first.location);
    expect(await bookings()).toHaveLength(2);
    expect(await mails()).toHaveLength(4);
  });

  it.each(["", "short", "'; drop table bookings", "x".repeat(5000)])(
    "gets a new key in place of %j",
    async (submissionKey) => {
      const visitor = site.visitor();
      const page = await visitor.get("/booking");
      await post(visitor, page, { ...family, submissionKey });
      await post(visitor, page, { ...family, submissionKey });
      const rows = await requestsOf(site.db, { kind: "booking" });
      expect(rows).toHaveLength(2);
      for (const row of rows) expect(row.submission_key).toMatch(/^[\w-]{22}$/);
    },
  );

  it("keeps its key after a failed attempt, unless the key is invalid", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const failed = await visitor.submit(page, { ...family, email: "a@b" });
    const keyOf = (shown: Page) =>
      shown.document.querySelector("[name=submissionKey]")?.getAttribute("value");
    expect(keyOf(failed)).toBe(keyOf(page));
    const second = await visitor.submit(page, { ...family, email: "a@b", submissionKey: "'none'" });
    expect(keyOf(second)).toMatch(/^[\w-]{22}$/);
  });
});

describe("limits", () => {
  let behindFly: Site;
  beforeAll(async () => {
    behindFly = await startSite({ FLY_APP_NAME: "setu" });
  });
  afterAll(() => behindFly.close());
  beforeEach(async () => {
    await clearRequests(behindFly.db);
    for (const table of ["outbox", "rate_limits"] as const) {
      await behindFly.db.deleteFrom(table).execute();
    }
  });

  const from = (network: string) => behindFly.visitor({ headers: { "Fly-Client-IP": network } });
  const book = async (visitor: Visitor, fields: Record<string, string>) =>
    visitor.submit(await visitor.get("/booking"), { ...family, ...fields });
  const countMails = async (kind: string) => {
    const mails = behindFly.db.selectFrom("outbox").select("id").where("kind", "=", kind);
    return (await mails.where("recipient", "!=", "").execute()).length;
  };
  const countBookings = async () => (await requestsOf(behindFly.db, { kind: "booking" })).length;

  // regression: after eight bookings of a stranger, the family's own was refused
  it("accept twelve bookings from one network within the hour, but send fewer mails", async () => {
    const visitor = from("203.0.113.1");
    for (let patient = 1; patient <= 12; patient++) {
      const page = await book(visitor, { tellUsMore: `Patient ${patient}` });
      expect(page.status).toBe(200);
      // the page promises a mail only if one is sent
      const isMailed = page.text.includes("We send it by email too.");
      expect(isMailed, `${patient}`).toBe(patient <= 2);
    }
    expect(await countBookings()).toBe(12);
    expect(await countMails("request-received")).toBe(2);
    // one for each of the first eight bookings, then at most one a minute
    expect(await countMails("coordinator-new-request")).toBe(9);

    const elsewhere = await book(from("203.0.113.2"), { tellUsMore: "The family itself" });
    expect(elsewhere.path).toMatch(/^\/booking\/sent\//);
    expect(await countMails("coordinator-new-request")).toBe(10);
    expect(await countMails("request-received")).toBe(3);
    behindFly.clock.now = new Date(behindFly.clock.now.getTime() + 60 * 60 * 1000);
    await book(from("203.0.113.2"), { tellUsMore: "An hour later" });
    expect(await countMails("request-received")).toBe(4);
  });

  // regression: everybody behind one network was refused unless urgent
  it("accept later bookings from a flooding network, urgent or not", async () => {
    const visitor = from("203.0.113.3");
    for (let patient = 1; patient <= 30; patient++) {
      await book(visitor, { email: `patient${patient}@example.com` });
    }
    const coordinatorMails = await countMails("coordinator-new-request");
    const receipts = await countMails("request-received");
    for (const [patient, urgent] of [
      ["31", "yes"],
      ["32", "no"],
      ["33", "yes"],
    ] as const) {
      const email = `patient${patient}@example.com`;
      const page = await book(from("203.0.113.3"), { email, tellUsMore: patient, urgent });
      expect(page.path).toMatch(/^\/booking\/sent\//);
    }
    expect(await countBookings()).toBe(33);
    // no receipts are sent, because one phone could otherwise make us mail any number of addresses
    expect(await countMails("request-received")).toBe(receipts);
    expect(await countMails("coordinator-new-request")).toBe(coordinatorMails + 1);
    const rows = await requestsOf(behindFly.db, { kind: "booking" });
    expect(rows.filter(({ flood }) => flood !== null)).toHaveLength(3);
  });
});

describe("failure of the server", () => {
  it("answers 500 with the input, and stores nothing", async () => {
    const broken = await startSite();
    await broken.db.schema.dropTable("outbox").execute();
    const visitor = broken.visitor();
    const answer = await visitor.submit(await visitor.get("/bn/booking"), family);
    expect(answer.status).toBe(500);
    expect(answer.document.querySelector("[name=fullName]")?.getAttribute("value")).toBe(
      family.fullName,
    );
    expect(answer.document.querySelector("textarea")?.textContent).toContain(family.tellUsMore);
    expect(await requestsOf(broken.db, { kind: "booking" })).toEqual([]);
    const logText = broken.logs.join("\n");
    expect(logText).toContain("form.failed");
    expect(logText).not.toContain("Rahima");
    await broken.close();
  });
});
