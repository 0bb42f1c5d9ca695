import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FORM_LIMIT_BYTES } from "~/http/body-routes";
import { ConcurrencyLimit } from "~/server/concurrency-limit";
import { anAccount, PASSWORD, signInAs } from "../support/accounts";
import { locked, type OtherWriter, otherWriter } from "../support/other-writer";
import { requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { formValues } from "../support/visitor";

/** The help line of the sample company. */
const HELP_LINE = /010\d{2}-\d{6}|010\d{8,9}/;

const booking = {
  fullName: "রহিমা বেগম",
  email: "rahima@example.org",
  phoneNumber: "01712345678",
  tellUsMore: "বুকে ব্যথা",
};
const message = { name: "Rahima", email: "rahima@example.org", message: "Do you do hearts?" };
const story = {
  name: "Rahima",
  place: "Dhaka",
  country: "india",
  treatment: "cardiology",
  rating: "5",
  text: "They called every day.",
  consent: "on",
};

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

  test("stores a booking after a short wait", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/bn/booking");
    await other.begin();
    setTimeout(() => void other.end(), 100);
    const sent = await visitor.submit(page, booking);
    expect(sent.path).toMatch(/^\/bn\/booking\/sent\/SETU-/);
  });

  test.each([
    ["booking", "/bn/booking", booking],
    ["message", "/contact", message],
    ["review", "/th/share-your-story", story],
  ] as const)(
    "returns the form of a %s complete, and stores it once when resent",
    async (kind, path, fields) => {
      const reviews = () => site.db.selectFrom("reviews").select("id").execute();
      const rows = () => (kind === "review" ? reviews() : requestsOf(site.db, { kind }));
      const before = (await rows()).length;
      const visitor = site.visitor();
      const page = await visitor.get(path);
      const busy = await locked(other, () => visitor.submit(page, fields));
      expect(busy.status).toBe(503);
      expect(busy.headers.get("Retry-After")).toMatch(/^\d+$/);
      expect(busy.text).toMatch(HELP_LINE);
      const form = busy.document.querySelector("main form[method=post]");
      if (!form) throw new Error("the form is gone");
      expect(formValues(form)).toMatchObject(fields);
      expect(await rows()).toHaveLength(before);
      expect((await visitor.submit(busy, {})).status).toBe(200);
      expect((await visitor.submit(busy, {})).status).toBe(200);
      expect(await rows()).toHaveLength(before + 1);
    },
  );

  test("returns account forms with all input but passwords", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/register");
    const fields = { email: "karim@example.org", password: PASSWORD, confirmPassword: PASSWORD };
    const busy = await locked(other, () => visitor.submit(page, fields));
    expect(busy.status).toBe(503);
    expect(busy.html).toContain("karim@example.org");
    expect(busy.html).not.toContain(PASSWORD);
    expect(busy.text).toMatch(HELP_LINE);
  });

  test("serves pages, even with a session due for a last-seen update", async () => {
    await anAccount(site, "nasrin@example.org");
    const visitor = site.visitor();
    await signInAs(visitor, "nasrin@example.org");
    site.clock.now = new Date(site.clock.now.getTime() + 10 * 60 * 1000);
    const [home, profile] = await locked(other, () =>
      Promise.all([site.visitor().get("/"), visitor.get("/profile")]),
    );
    expect([home.status, profile.status, profile.path]).toEqual([200, 200, "/profile"]);
  });
});

test("returns the form with the number to call when too many passwords are queued", async () => {
  // there is no queue, so a second log-in at the same time is refused
  const hashing = new ConcurrencyLimit({ running: 1, waiting: 0, waitingPerClient: 0 });
  const site = await startSite({}, { hashing });
  const login = async (email: string) => {
    const visitor = site.visitor();
    return visitor.submit(await visitor.get("/th/login"), { email, password: "a wrong guess" });
  };
  let release = () => {};
  const otherCheck = hashing.run("another", () => new Promise<void>((done) => (release = done)));
  const busy = await login("a@example.org");
  expect(busy.status).toBe(503);
  expect(busy.html).toContain('value="a@example.org"');
  expect(busy.text).toMatch(HELP_LINE);
  expect(busy.headers.get("Retry-After")).toMatch(/^\d+$/);
  release();
  await otherCheck;
  expect((await login("a@example.org")).status).toBe(400);
  await site.close();
});

describe("body of a form", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  // three bytes in UTF-8 and nine in a form: the longest encoding of a character
  const text = (length: number) => "ক".repeat(length);
  const longest = {
    fullName: text(120),
    email: `${"a".repeat(64)}@${"b".repeat(61)}.${"c".repeat(61)}.${"d".repeat(61)}.ec`,
    phoneNumber: "০১৭১২৩৪৫৬৭৮",
    patientCurrentLocation: text(200),
    destinationCountry: text(120),
    relatives: "2",
    tellUsMore: text(5000),
    urgent: "on",
  };

  test("may contain the longest booking in Bengali, with room for decomposed letters", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/bn/booking");
    const form = page.document.querySelector("main form[method=post]");
    if (!form) throw new Error("no form");
    const bytes = String(new URLSearchParams({ ...formValues(form), ...longest })).length;
    expect(bytes).toBeGreaterThan(FORM_LIMIT_BYTES * 0.75);
    expect(bytes).toBeLessThan(FORM_LIMIT_BYTES * 0.85);
    expect((await visitor.submit(page, longest)).path).toMatch(/\/sent\//);
  });

  test.each(["fullName", "patientCurrentLocation", "destinationCountry", "tellUsMore"] as const)(
    "is rejected if %s is longer, and the form keeps its input",
    async (name) => {
      const visitor = site.visitor();
      const tooLong = `${longest[name]}ক`;
      const page = await visitor.submit(await visitor.get("/bn/booking"), {
        ...longest,
        [name]: tooLong,
      });
      expect(page.status).toBe(400);
      expect(page.html).toContain(tooLong);
    },
  );

  test("is not read at an address without a form", async () => {
    for (const path of ["/", "/bn/services", "/no/such/page", "/xx/booking"]) {
      let pullCount = 0;
      const body = new ReadableStream(
        {
          pull: (controller) => {
            pullCount += 1;
            controller.enqueue(new Uint8Array(1024));
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
      const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
      const response = await site.fetch(path, init);
      expect([403, 404, 405], path).toContain(response.status);
      expect(pullCount, path).toBe(0);
    }
  });

  test("is not read when another site sends it", async () => {
    let pullCount = 0;
    const pull = () => {
      pullCount += 1;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = {
      Origin: "https://evil.example",
      "Content-Type": "application/x-www-form-urlencoded",
    };
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    expect((await site.fetch("/booking", init)).status).toBe(403);
    expect(pullCount).toBe(0);
  });
});
