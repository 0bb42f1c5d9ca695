import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { control, errorOf } from "../support/booking-form";
import { insertBooking } from "../support/bookings";
import { insertHospital } from "../support/edited-hospitals";
import { type Site, startSite } from "../support/site";
import { insertVideo, NO_CONSENT } from "../support/videos";
import type { Page } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await insertHospital(site.db, { id: "riverside", slug: "riverside" });
  await insertVideo(site.db, { id: "journey", status: "draft", ...NO_CONSENT });
});
afterAll(() => site.close());

const forms: [path: string, form: string, name: string][] = [
  [paths.dashboardPage("costs", "en"), "form#words", "as_of"],
  ["/dashboard/admin/hospital-list/riverside?in=facts", "form#words", "accreditation_as_of"],
  ["/dashboard/admin/videos-reviews/journey?in=facts", "form#words", "consented_on"],
];

it.each(forms)(
  "%s refuses a year of the Buddhist calendar, and suggests the Gregorian one",
  async (path, form, name) => {
    const nila = await coordinator(site);
    for (const [typed, suggested] of [
      ["2569-03-17", "2026-03-17"],
      ["17/03/2568", "2025-03-17"],
    ] as const) {
      const failed = await nila.submit(await nila.get(path), { [name]: typed }, form);
      expect(failed.status).toBe(400);
      expect(errorOf(failed, name)).toContain(`Did you mean ${suggested}?`);
      expect(control(failed, name)?.getAttribute("value")).toBe(typed);
    }
  },
);

it.each(forms)("%s accepts usual ways to write a day", async (path, form, name) => {
  const nila = await coordinator(site);
  const accepted = await nila.submit(await nila.get(path), { [name]: "১৭/৩/২০২৬" }, form);
  expect(errorOf(accepted, name)).toBeUndefined();
  const wrong = await nila.submit(await nila.get(path), { [name]: "03/17/2026" }, form);
  expect(errorOf(wrong, name)).toBeDefined();
  expect(control(wrong, name)?.getAttribute("value")).toBe("03/17/2026");
});

const lists = [
  paths.dashboardPage("bookings", "en"),
  paths.dashboardPage("contacts", "en"),
  paths.dashboardPage("audit", "en"),
  paths.dashboardPage("queue/filter", "en"),
];

const fromValue = (page: Page) => control(page, "from")?.getAttribute("value");

it.each(lists)(
  "the filter of %s accepts usual ways to write a day, and shows the parsed day",
  async (list) => {
    const nila = await coordinator(site);
    for (const typed of ["2569-03-17", "17/03/2026", "১৭-৩-২০২৬"]) {
      const page = await nila.get(`${list}?from=${encodeURIComponent(typed)}`);
      expect(fromValue(page), typed).toBe("2026-03-17");
      expect(errorOf(page, "from")).toBeUndefined();
    }
  },
);

it.each(lists)(
  "the filter of %s reports an invalid day, keeps it, and filters by the rest",
  async (list) => {
    const nila = await coordinator(site);
    const page = await nila.get(`${list}?from=03/17/2026&to=17/03/2026`);
    expect(page.status).toBe(200);
    expect(fromValue(page)).toBe("03/17/2026");
    expect(errorOf(page, "from")).toContain("day, month and year");
    expect(control(page, "to")?.getAttribute("value")).toBe("2026-03-17");
    expect(errorOf(page, "to")).toBeUndefined();
  },
);

it("the list is filtered by the parsed day", async () => {
  const nila = await coordinator(site);
  await insertBooking(site.db, {
    full_name: "Early Family",
    received_at: "2026-03-10T06:00:00.000Z",
  });
  await insertBooking(site.db, {
    full_name: "Later Family",
    received_at: "2026-03-20T06:00:00.000Z",
  });
  const page = await nila.get(`${paths.dashboardPage("bookings", "en")}?from=17/03/2026`);
  expect(page.text).toContain("Later Family");
  expect(page.text).not.toContain("Early Family");
});

it("the queue reports an invalid day, beside its other filters", async () => {
  const nila = await coordinator(site);
  const page = await nila.get(`${paths.dashboard("en")}?from=03/17/2026`);
  expect(page.text).toContain("03/17/2026: Enter a date as day, month and year.");
});
