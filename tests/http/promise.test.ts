import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countryName } from "~/features/content/hospitals/countries";
import { en } from "~/locales/en";
import { formatPercent } from "~/locales/format";
import { type Language, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { messageFields } from "../support/family";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

const LIST = "/dashboard/admin/bookings";
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

/** Inserts yesterday's bookings; all but one had a reply after half an hour. */
async function insertAnswered(count: number) {
  for (let index = 0; index < count; index++) {
    await insertBooking(site.db, {
      received_at: "2026-11-19T10:00:00.000Z",
      replied_at: index === 0 ? "2026-11-19T14:00:00.000Z" : "2026-11-19T10:30:00.000Z",
      service: "hotel-booking",
      destination_country: "India",
    });
  }
}

const open = async (language: Language, days?: string) =>
  (await coordinator(site)).get(paths.dashboardPage("promise", language, { days }));

describe.each(languages)("promise charts, in %s", (language) => {
  const { promise, services, dashboard } = texts(language);

  it("say that there are no requests", async () => {
    const page = await open(language);
    expect(page.status).toBe(200);
    expect(page.text).toContain(promise.nothing);
    expect(page.text).not.toMatch(/[%٪]|NaN|undefined|\{\{/);
  });

  it("show only counts for 19 requests, and percentages for 20", async () => {
    await insertAnswered(19);
    const few = await open(language);
    expect(few.document.querySelector("main")?.text).not.toContain("%");
    await insertAnswered(1);
    const enough = await open(language);
    // in each of the two calls one request was late
    expect(enough.text).toContain(formatPercent(0.9, language));
  });

  it("have the same numbers in tables, in the page's language", async () => {
    await insertAnswered(3);
    const page = await open(language, "30");
    const tables = new Map(
      page.document
        .querySelectorAll("main table")
        .map((table) => [table.querySelector("caption")?.text, table.text]),
    );
    expect(tables.get(promise.byService)).toContain(services.items["hotel-booking"].name);
    expect(tables.get(promise.byDestination)).toContain(countryName("india", language));
    expect(tables.get(promise.byStatus)).toContain(dashboard.statuses.received);
    expect(tables.get(promise.byCoordinator.title)).toContain(promise.byCoordinator.unknown);
    expect(page.document.querySelectorAll("main figure svg[role=img]")).toHaveLength(2);
  });
});

describe("number of days", () => {
  it.each([
    [undefined, 7],
    ["30", 30],
    ["7", 7],
    ["31", 7],
    ["-30", 7],
    ["3e1", 7],
    ["9".repeat(400), 7],
    ["<b>", 7],
  ])("days=%s shows %d days", async (parameter, expectedDays) => {
    const page = await open("en", parameter);
    expect(page.status).toBe(200);
    const days = page.document
      .querySelectorAll("main table")
      .find((table) => table.querySelector("caption")?.text === texts("en").promise.perDay.title);
    expect(days?.querySelectorAll("tbody tr")).toHaveLength(expectedDays);
  });

  it("keeps a page of 30 days below 200 kB", async () => {
    await insertAnswered(3);
    const page = await open("bn", "30");
    expect(Buffer.byteLength(page.html)).toBeLessThan(200_000);
  });
});

it("a request by phone is neither in time nor late until the family itself writes", async () => {
  const nila = await coordinator(site);
  const call = { phoneNumber: messageFields.phone, fullName: "Karim Ahmed" };
  const page = await nila.submit(await nila.get(`${LIST}/new`), call, "form#phone-request");
  const list = async (query = "") => (await nila.get(`${LIST}${query}`)).text;
  for (const text of [page.text, await list()]) {
    expect(text).toContain(en.dashboard.clock["by-phone"]);
    expect(text).not.toContain("Answered in time");
  }
  for (const reply of ["kept", "late"]) {
    expect(await list(`?reply=${reply}`)).not.toContain("Karim Ahmed");
  }
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  const family = site.visitor();
  await family.submit(await family.get("/contact"), messageFields);
  const answer = { did: "called", onward: "stay" };
  const answered = await nila.submit(await nila.get(page.path), answer, "form#act");
  expect(answered.text).toContain("Answered in time");
  expect(await list("?reply=kept")).toContain("Karim Ahmed");
});
