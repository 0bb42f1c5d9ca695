import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { control, errorOf } from "../support/booking-form";
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

it.each([
  [paths.dashboardPage("costs", "en"), "form#costs", "asOf"],
  ["/dashboard/admin/hospital-list/riverside/facts", "form#facts", "accreditationAsOf"],
  ["/dashboard/admin/videos-reviews/journey/consent", "form#consent", "consentedOn"],
])("%s names a year of the Buddhist calendar, and offers ours", async (path, form, name) => {
  const nila = await coordinator(site);
  const failed = await nila.submit(await nila.get(path), { [name]: "2569-03-17" }, form);
  expect(failed.status).toBe(400);
  expect(errorOf(failed, name)).toContain("Did you mean 2026-03-17?");
  expect(control(failed, name)?.getAttribute("value")).toBe("2569-03-17");
});

const from = (page: Page) => page.document.querySelector("[name=from]")?.getAttribute("value");

it("a filter reads one as ours, and shows it so", async () => {
  const nila = await coordinator(site);
  for (const list of ["bookings", "audit"] as const) {
    const page = await nila.get(`${paths.dashboardPage(list, "en")}?from=2569-03-17`);
    expect(from(page), list).toBe("2026-03-17");
  }
});
