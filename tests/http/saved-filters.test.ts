import { afterEach, beforeEach, expect, it } from "vitest";
import { saveFilter } from "~/features/requests/saved-filters.server";
import { signedIn } from "../support/admin";
import { insertAdmin, insertBooking } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const ADMIN = "/dashboard/admin";
const FORM = "#saved-filter";
let site: Site;
let nila: Visitor;
let nilaId: string;
beforeEach(async () => {
  site = await startSite();
  nilaId = (await insertAdmin(site.db, "Nila")).id;
  nila = await signedIn(site, nilaId);
});
afterEach(() => site.close());

const hrefOf = (page: Page, label: string) =>
  page.document
    .querySelectorAll("nav[aria-label=Filters] a")
    .find(({ textContent }) => textContent.trim().startsWith(label))
    ?.getAttribute("href")
    ?.replaceAll("&amp;", "&") ?? "";
const savedFilters = () =>
  site.db.selectFrom("saved_filters").select(["user_id", "list", "name", "query"]).execute();
const auditEvents = () =>
  site.db
    .selectFrom("audit_events")
    .select("actor_id")
    .where("kind", "=", "filters-changed")
    .execute();

it("a filter is saved from its list, links back to it, and never includes the search text", async () => {
  await insertBooking(site.db, { full_name: "Anwar", urgent: 1 });
  await insertBooking(site.db, { full_name: "Bilkis" });
  for (const [list, title] of [
    ["", "queue"],
    ["/bookings", "bookings"],
  ]) {
    const page = await nila.get(`${ADMIN}${list}?urgent=1&search=Anwar&page=2`);
    const form = await nila.get(hrefOf(page, "Saved filters"));
    expect(form.text).toContain("· Urgent");
    const done = await nila.submit(form, { name: `  জরুরি   ${title} ` }, FORM);
    expect(done.text).toContain("The filter is saved.");
    const again = await nila.get(`${ADMIN}${list}`);
    const filtered = await nila.get(hrefOf(again, `জরুরি ${title}`));
    expect(filtered.text).toContain("Anwar");
    expect(filtered.text).not.toContain("Bilkis");
    const current = filtered.document.querySelectorAll("nav[aria-label=Filters] [aria-current]");
    expect(current.at(-1)?.textContent).toContain(`জরুরি ${title}`);
  }
  const query = expect.stringMatching(/^(tab=all&)?urgent=1$/);
  const row = { user_id: nilaId, query };
  expect(await savedFilters()).toEqual(
    expect.arrayContaining([
      { ...row, list: "queue", name: "জরুরি queue" },
      { ...row, list: "bookings", name: "জরুরি bookings" },
    ]),
  );
  expect(await auditEvents()).toHaveLength(2);
});

it("a name already in use is refused and the input kept, and a filter is saved once", async () => {
  const page = await nila.get(`${ADMIN}/filters?list=bookings&urgent=1`);
  await nila.submit(page, { name: "Night" }, FORM);
  await nila.submit(page, { name: "night" }, FORM);
  expect(await savedFilters()).toHaveLength(1);
  const other = await nila.get(`${ADMIN}/filters?list=bookings&service=hotel-booking`);
  const refused = await nila.submit(other, { name: "ＮＩＧＨＴ" }, FORM);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("You have another filter with this name.");
  expect(refused.text).toContain("· Hotel booking");
  expect(refused.document.querySelector("input[name=name]")?.getAttribute("value")).toBe(
    "ＮＩＧＨＴ",
  );
  expect((await nila.submit(other, { name: " " }, FORM)).status).toBe(400);
  expect((await nila.submit(other, { name: "x".repeat(41) }, FORM)).status).toBe(400);
});

it("a filter is renamed and deleted by its owner only", async () => {
  const tanvirId = (await insertAdmin(site.db, "Tanvir")).id;
  const tanvir = await signedIn(site, tanvirId);
  const mine = { list: "bookings", name: "Night", query: "urgent=1" } as const;
  const owner = { userId: nilaId, network: "" };
  await saveFilter(site.db, owner, mine, site.clock.now);
  await saveFilter(site.db, owner, { ...mine, name: "Day" }, site.clock.now);
  const page = await nila.get(`${ADMIN}/filters`);
  const links = page.document.querySelectorAll("a[href*='rename=']");
  const rename = links.at(-1)?.getAttribute("href") ?? "";
  expect((await tanvir.get(rename)).text).not.toContain("Night");
  expect((await tanvir.get(`${ADMIN}/bookings`)).text).not.toContain("Night");
  const id = new URLSearchParams(rename.split("?")[1]).get("rename") ?? "";
  const his = await tanvir.get(`${ADMIN}/filters`);
  const stolen = await tanvir.submit(his, { name: "Stolen", rename: id }, FORM);
  expect(stolen.status).toBe(409);
  const csrf = his.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
  await tanvir.post(`${ADMIN}/filters/deletions`, { csrf, id });
  expect((await savedFilters()).map(({ name }) => name).toSorted()).toEqual(["Day", "Night"]);

  const form = await nila.get(rename);
  expect(form.document.querySelector("input[name=name]")?.getAttribute("value")).toBe("Night");
  expect((await nila.submit(form, { name: "day" }, FORM)).status).toBe(409);
  const renamed = await nila.submit(form, { name: "Late night" }, FORM);
  expect(renamed.text).toContain("The name is changed.");
  const gone = await nila.submit(renamed, {}, "form[action$='filters/deletions']");
  expect(gone.text).toContain("The filter is deleted.");
  expect((await savedFilters()).map(({ name }) => name)).toEqual(["Late night"]);
});

it("a person has at most twenty filters, which are deleted with the account", async () => {
  const owner = { userId: nilaId, network: "" };
  for (let number = 1; number <= 20; number++) {
    const filter = { list: "queue", name: `Filter ${number}`, query: "urgent=1" } as const;
    await saveFilter(site.db, owner, filter, site.clock.now);
  }
  const page = await nila.get(`${ADMIN}/filters?urgent=1`);
  const refused = await nila.submit(page, { name: "One more" }, FORM);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("You have 20 saved filters");
  await site.db.deleteFrom("users").where("id", "=", nilaId).execute();
  expect(await savedFilters()).toEqual([]);
});

it("a person's download has their own filters as saved, and nobody else's", async () => {
  const filter = { list: "queue", name: "জরুরি", query: "urgent=1" } as const;
  const karim = await insertAdmin(site.db, "Karim");
  const network = "10.0.0.1";
  await saveFilter(site.db, { userId: nilaId, network }, filter, site.clock.now);
  const his = { list: "contacts", name: "His own", query: "reply=late" } as const;
  await saveFilter(site.db, { userId: karim.id, network }, his, site.clock.now);
  const copy = await (await nila.send("/profile/data.json")).json();
  expect(copy.filters).toEqual([{ ...filter, created_at: site.clock.now.toISOString() }]);
});
