import { afterEach, beforeEach, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const FILTER = "/dashboard/admin/queue/filter";
let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const namesIn = (page: Page) =>
  page.document.querySelectorAll("[data-row]").map((link) => link.textContent);
const FORM = "main form[method=get]";

it("the queue filters by all criteria at once, keeps the choice, and removes each filter", async () => {
  await insertBooking(site.db, { full_name: "Asked for", urgent: 1, service: "hotel-booking" });
  await insertBooking(site.db, { full_name: "Not urgent", service: "hotel-booking" });
  await insertBooking(site.db, { full_name: "Another", urgent: 1 });
  await insertMessage(site.db, { full_name: "A message" });
  const fields = {
    tab: "all",
    urgent: "1",
    service: "hotel-booking",
    country: "thailand",
    assignee: "none",
    from: "2026-11-20",
    to: "2026-11-20",
  };
  const found = await nila.submit(await nila.get(FILTER), fields, FORM);
  expect(namesIn(found)).toEqual(["Asked for"]);
  const panel = found.document.querySelector(`a[href^="${FILTER}"]`)?.getAttribute("href") ?? "";
  const again = await nila.get(panel.replaceAll("&amp;", "&"));
  const chosen = again.document.querySelectorAll("main option[selected]");
  expect(chosen.map((option) => option.getAttribute("value"))).toEqual([
    "all",
    "1",
    "none",
    "hotel-booking",
    "thailand",
  ]);
  const removalLink = (label: string) =>
    found.document
      .querySelectorAll("nav[aria-label=Filters] a")
      .find(({ textContent }) => textContent.startsWith(label))
      ?.getAttribute("href")
      ?.replaceAll("&amp;", "&") ?? "";
  expect(namesIn(await nila.get(removalLink("Urgent"))).toSorted()).toEqual([
    "Asked for",
    "Not urgent",
  ]);
  expect(namesIn(await nila.get(removalLink("Hotel"))).toSorted()).toEqual([
    "Another",
    "Asked for",
  ]);
});

it("the filter page has a search that works without JavaScript and accepts any query", async () => {
  await insertMessage(site.db, { full_name: "Karim", status: "completed" });
  const queue = await nila.get("/dashboard/admin");
  expect(queue.document.querySelector(`a[href="${FILTER}"]`)).not.toBeNull();
  const page = await nila.get(`${FILTER}?tab=%00&assignee=${"x".repeat(400)}&from=yesterday`);
  expect(page.status).toBe(200);
  const found = await nila.submit(page, { search: "karim", tab: "all" }, FORM);
  expect(namesIn(found)).toEqual(["Karim"]);
});
