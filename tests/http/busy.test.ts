import SqliteDatabase from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FORM_LIMIT_BYTES } from "~/http/body-routes";
import { Gate } from "~/server/gate";
import { ADMIN_PASSWORD, anAccount, PASSWORD, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { softwareKey } from "../support/authenticator";
import { insertBooking, insertMessage } from "../support/bookings";
import { askToAdd, atSecondStep, enrol, SECURITY } from "../support/passkeys";
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

describe("while another process writes", () => {
  let site: Site;
  let other: SqliteDatabase.Database;
  beforeAll(async () => {
    site = await startSite({ RATE_LIMITS: "off" }, { patienceMs: 400 });
    other = new SqliteDatabase(site.env.databaseUrl.slice("file:".length));
  });
  afterAll(async () => {
    other.close();
    await site.close();
  });

  async function locked<Result>(work: () => Promise<Result>): Promise<Result> {
    other.exec("begin immediate");
    try {
      return await work();
    } finally {
      other.exec("commit");
    }
  }

  test("a booking waits for a moment, and is kept", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/bn/booking");
    other.exec("begin immediate");
    setTimeout(() => other.exec("commit"), 100);
    const sent = await visitor.submit(page, booking);
    expect(sent.path).toMatch(/^\/bn\/booking\/sent\/SETU-/);
  });

  test.each([
    ["bookings", "/bn/booking", booking],
    ["messages", "/contact", message],
    ["reviews", "/th/share-your-story", story],
  ] as const)(
    "the form of %s comes back whole, and once sent again is kept once",
    async (table, path, fields) => {
      const count = async () => (await site.db.selectFrom(table).select("id").execute()).length;
      const before = await count();
      const visitor = site.visitor();
      const page = await visitor.get(path);
      const busy = await locked(() => visitor.submit(page, fields));
      expect(busy.status).toBe(503);
      expect(busy.headers.get("Retry-After")).toMatch(/^\d+$/);
      expect(busy.text).toMatch(HELP_LINE);
      const form = busy.document.querySelector("main form[method=post]");
      if (!form) throw new Error("the form is gone");
      expect(formValues(form)).toMatchObject(fields);
      expect(await count()).toBe(before);
      expect((await visitor.submit(busy, {})).status).toBe(200);
      expect((await visitor.submit(busy, {})).status).toBe(200);
      expect(await count()).toBe(before + 1);
    },
  );

  test("forms of accounts come back with what was typed, but for passwords", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/register");
    const fields = { email: "karim@example.org", password: PASSWORD, confirmPassword: PASSWORD };
    const busy = await locked(() => visitor.submit(page, fields));
    expect(busy.status).toBe(503);
    expect(busy.html).toContain("karim@example.org");
    expect(busy.html).not.toContain(PASSWORD);
    expect(busy.text).toMatch(HELP_LINE);
  });

  test("forms of coordinators come back with what was typed", async () => {
    const visitor = await coordinator(site);
    const id = await insertBooking(site.db, { reference: "SETU-BBBB-0001" });
    const messageId = await insertMessage(site.db, { reference: "SETU-MMMM-0001" });
    const bookings = "/dashboard/admin/bookings";
    const contacts = "/dashboard/admin/contacts";
    const forms = [
      [`${bookings}/${id}/notes`, { note: "Their son calls at night" }],
      [`${bookings}/${id}/replies`, { channel: "phone", note: "They will send the reports" }],
      [`${bookings}/${id}/moves`, { to: "cancelled", reason: "They have found another way" }],
      [`${contacts}/${messageId}/replies`, { channel: "email", note: "Said yes" }],
    ] as const;
    for (const [path, fields] of forms) {
      const page = await visitor.get(path);
      const busy = await locked(() => visitor.submit(page, fields, `form[action="${path}"]`));
      expect([busy.status, busy.path]).toEqual([503, path]);
      const form = busy.document.querySelector(`form[action="${path}"]`);
      expect(form && formValues(form), path).toMatchObject(fields);
      expect(busy.text).toMatch(HELP_LINE);
    }
  });

  test("forms that ask for the password again come back, too", async () => {
    const email = "locked@example.org";
    await anAccount(site, email, { role: "admin" });
    const visitor = site.visitor();
    await signInAs(visitor, email, "admin");
    await signInAs(site.visitor(), email, "admin");
    const forms = [
      ["/dashboard/admin/registration", { email: "new@example.org", language: "bn" }],
      [SECURITY, { code: "000000" }],
      ["/profile/devices", {}],
      ["/profile/deletion", {}],
    ] as const;
    for (const [path, fields] of forms) {
      const page = await visitor.get(path);
      const typed = { ...fields, currentPassword: ADMIN_PASSWORD };
      const busy = await locked(() => visitor.submit(page, typed));
      expect([busy.status, busy.path], path).toEqual([503, path]);
      expect(busy.document.querySelector("main [name=currentPassword]"), path).not.toBeNull();
      for (const value of Object.values(fields).filter((one) => one !== "000000")) {
        expect(busy.html, path).toContain(value);
      }
      expect(busy.text).toMatch(HELP_LINE);
    }
    // its form is drawn by a script, from what comes with the page
    const busy = await locked(() => askToAdd(visitor, { name: "The phone in the drawer" }));
    expect(busy.status).toBe(503);
    expect(busy.html).toContain("The phone in the drawer");
  });

  test("the second step's form comes back, also where the account has a passkey", async () => {
    const email = "keyholder@example.org";
    await anAccount(site, email, { role: "admin" });
    const owner = site.visitor();
    await signInAs(owner, email, "admin");
    await enrol(owner, softwareKey());
    const guest = site.visitor();
    const { page } = await atSecondStep(guest, email);
    const busy = await locked(() =>
      guest.submit(page, { code: "000000" }, "form:has([name=code])"),
    );
    expect(busy.status).toBe(503);
    const ticket = "[name=ticket]";
    expect(busy.document.querySelector(ticket)?.getAttribute("value")).toBe(
      page.document.querySelector(ticket)?.getAttribute("value"),
    );
    expect(busy.text).toMatch(HELP_LINE);
  });

  test("a button's page says so in the reader's language, with the number to call", async () => {
    await anAccount(site, "salma@example.org");
    const visitor = site.visitor({ headers: { Accept: "text/html" } });
    await signInAs(visitor, "salma@example.org");
    const page = await visitor.get("/bn/profile/devices");
    const out = page.document.querySelector("form[action$=logout]")
      ? "form[action$=logout]"
      : "form[method=post]";
    const busy = await locked(() => visitor.submit(page, {}, out));
    expect(busy.status).toBe(503);
    expect(busy.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(busy.text).toMatch(HELP_LINE);
    expect(busy.document.querySelector("a[href^=tel]")).not.toBeNull();
  });

  test("pages are read, also by who is signed in and was last seen long ago", async () => {
    await anAccount(site, "nasrin@example.org");
    const visitor = site.visitor();
    await signInAs(visitor, "nasrin@example.org");
    site.clock.now = new Date(site.clock.now.getTime() + 10 * 60 * 1000);
    const [home, profile] = await locked(() =>
      Promise.all([site.visitor().get("/"), visitor.get("/profile")]),
    );
    expect([home.status, profile.status, profile.path]).toEqual([200, 200, "/profile"]);
  });
});

test("where too many passwords wait to be checked, the form comes back with the number to call", async () => {
  // nobody waits: the second at once is one too many
  const hashing = new Gate({ running: 1, waiting: 0, waitingPerClient: 0 });
  const site = await startSite({}, { hashing });
  const login = async (email: string) => {
    const visitor = site.visitor();
    return visitor.submit(await visitor.get("/th/login"), { email, password: "a wrong guess" });
  };
  const both = await Promise.all([login("a@example.org"), login("b@example.org")]);
  const [wrong, busy] = both.sort((one, two) => one.status - two.status);
  expect([wrong?.status, busy?.status]).toEqual([400, 503]);
  expect(busy?.html).toMatch(/value="[ab]@example\.org"/);
  expect(busy?.text).toMatch(HELP_LINE);
  expect(busy?.headers.get("Retry-After")).toMatch(/^\d+$/);
  expect((await login("c@example.org")).status).toBe(400);
  await site.close();
});

describe("what a form may hold", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  // three bytes in UTF-8 and nine as a browser sends them: no sign takes more for its length
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

  test("the longest booking in Bengali is taken, and fits with room for decomposed letters", async () => {
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
    "a longer %s is said to be too long, and kept",
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

  test("an address without a form reads nothing of what is sent to it", async () => {
    for (const path of ["/", "/bn/services", "/no/such/page", "/xx/booking"]) {
      let asked = 0;
      const body = new ReadableStream(
        {
          pull: (controller) => {
            asked += 1;
            controller.enqueue(new Uint8Array(1024));
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
      const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
      const response = await site.fetch(path, init);
      expect([403, 404, 405], path).toContain(response.status);
      expect(asked, path).toBe(0);
    }
  });

  test("bodies of other sites are not read either", async () => {
    let asked = 0;
    const pull = () => {
      asked += 1;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = {
      Origin: "https://evil.example",
      "Content-Type": "application/x-www-form-urlencoded",
    };
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    expect((await site.fetch("/booking", init)).status).toBe(403);
    expect(asked).toBe(0);
  });
});
