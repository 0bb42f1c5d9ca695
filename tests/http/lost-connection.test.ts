import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CuttableLine, cuttableLine } from "../support/cuttable-line";
import { openTestDatabase } from "../support/database";
import { onPostgres } from "../support/engine";
import { family } from "../support/family";
import { requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { formValues } from "../support/visitor";

/** The help line of the sample company. */
const HELP_LINE = /010\d{2}-\d{6}|010\d{8,9}/;

describe.runIf(onPostgres)("booking with a lost database connection", () => {
  let site: Site;
  let line: CuttableLine;
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeEach(async () => {
    database = await openTestDatabase({ samples: true });
    line = await cuttableLine(database.url);
    const settings = { DATABASE_URL: line.url, RATE_LIMITS: "off" };
    site = await startSite(settings, { patienceMs: 1_000 });
  });
  afterEach(async () => {
    await site.close();
    await line.close();
    await database.close();
  });

  const storedRows = async () => ({
    bookings: await requestsOf(database.db, { kind: "booking" }),
    mails: (await database.db.selectFrom("outbox").select("id").execute()).length,
  });

  test("is stored after a short loss", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    line.setState("cut");
    setTimeout(() => line.setState("whole"), 300);
    expect((await visitor.submit(page, family)).path).toMatch(/^\/booking\/sent\/SETU-/);
    expect((await storedRows()).bookings).toHaveLength(1);
  });

  test("is answered with 503 and the number to call after a longer loss, and stored later", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/bn/booking");
    // the process has just started and is still loading the number
    await new Promise((done) => setTimeout(done, 500));
    line.setState("cut");
    for (const answer of [await visitor.submit(page, family), await visitor.get("/bn/hospitals")]) {
      expect(answer.status).toBe(503);
      expect(answer.text).toMatch(HELP_LINE);
      expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    }
    expect((await site.fetch("/readyz")).status).toBe(503);
    line.setState("whole");
    expect((await visitor.submit(page, family)).path).toMatch(/^\/bn\/booking\/sent\/SETU-/);
    expect(await storedRows()).toMatchObject({ bookings: [{}], mails: 2 });
    // a slow machine may need more than the tenth of a second that one check takes at most
    const statusAMinuteLater = async () => {
      site.clock.now = new Date(site.clock.now.getTime() + 60_000);
      return (await site.fetch("/readyz")).status;
    };
    await expect.poll(statusAMinuteLater).toBe(200);
  });

  test("is stored once if the connection is lost midway, and the family notices nothing", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/bn/booking");
    line.cutAt('insert into "outbox"', "undelivered");
    const sent = await visitor.submit(page, family);
    expect(sent.path).toMatch(/^\/bn\/booking\/sent\/SETU-/);
    const { bookings, mails } = await storedRows();
    expect(bookings).toHaveLength(1);
    expect(sent.text).toContain(bookings[0]?.reference);
    expect(mails).toBe(2);
  });

  test.each(["undelivered", "unanswered"] as const)(
    "is stored despite one %s statement",
    async (when) => {
      const limited = await startSite({ DATABASE_URL: line.url }, { patienceMs: 1_000 });
      const visitor = limited.visitor();
      const page = await visitor.get("/bn/booking");
      // the limit is counted before the booking, in a separate statement
      line.cutAt('insert into "rate_limits"', when);
      expect((await visitor.submit(page, family)).path).toMatch(/^\/bn\/booking\/sent\/SETU-/);
      expect((await storedRows()).bookings).toHaveLength(1);
      const limits = await database.db.selectFrom("rate_limits").select("count").execute();
      expect(new Set(limits.map(({ count }) => count))).toEqual(new Set([1]));
      await limited.close();
    },
  );

  test.each([
    ["undelivered", 0],
    ["unanswered", 1],
  ] as const)(
    "is returned to the family if the commit is %s, and is stored once when resent",
    async (when, storedBefore) => {
      const visitor = site.visitor();
      const page = await visitor.get("/bn/booking");
      line.cutAt("commit", when);
      const failed = await visitor.submit(page, family);
      expect(failed.status).toBe(500);
      const form = failed.document.querySelector("main form[method=post]");
      if (!form) throw new Error("the form is gone");
      expect(formValues(form)).toMatchObject(family);
      expect((await storedRows()).bookings).toHaveLength(storedBefore);
      const sent = await visitor.submit(failed, {});
      expect(sent.path).toMatch(/^\/bn\/booking\/sent\/SETU-/);
      const { bookings, mails } = await storedRows();
      expect(bookings).toHaveLength(1);
      expect(sent.text).toContain(bookings[0]?.reference);
      expect(mails).toBe(2);
    },
  );
});
