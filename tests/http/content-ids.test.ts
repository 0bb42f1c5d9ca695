import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseState } from "../support/database-state";
import { formsOf, insertFormRows, pathOf, type SiteForm } from "../support/forms";
import { csrfOf } from "../support/passkeys";
import { plausibleInput } from "../support/plausible-input";
import { addressOf, type SiteRoute, siteRoutes } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { FORMS_ID, visitorsByRoute } from "../support/visitors-by-route";

// Every page and form of a record of content, requested with ids that do not exist there.

const AREAS = /^\/dashboard\/admin\/(:area|videos-reviews|pictures|:kind)\/:id/;

let site: Site;
let nila: Visitor;
let routes: SiteRoute[];
let forms: Map<string, SiteForm>;

beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await insertFormRows(site);
  const isContent = ({ pattern }: SiteRoute) => AREAS.test(pattern);
  routes = (await siteRoutes()).filter(isContent);
  forms = await formsOf(site, isContent);
  const [firstRoute] = routes;
  if (!firstRoute) throw new Error("there is no content");
  nila = (await visitorsByRoute(site))(firstRoute);
});
afterAll(() => site.close());

it("covers the pages and forms of all six areas", () => {
  expect(routes.length).toBeGreaterThan(30);
  expect(forms.size).toBeGreaterThan(20);
});

it.each([
  ["that is unknown", () => "0b6f7a2e-1111-4111-8111-000000000000"],
  // an id that exists in another area only
  [
    "of another kind",
    ({ area }: SiteRoute) =>
      area === "hospital-list" ? "sample-team-1" : "sample-bumrungrad-international",
  ],
  ["that is negative", () => "-1"],
  ["of 400 digits", () => "9".repeat(400)],
  ["with markup and quotes", () => encodeURIComponent(`'"><b>%_\\`)],
  ["with an invalid byte", () => "%00"],
])("an id %s has no page, and its forms change nothing", async (_, idFor) => {
  const csrf = await csrfOf(await nila.get("/contact"));
  const before = await databaseState(site.db);
  for (const route of routes) {
    const address = addressOf(route, { id: idFor(route), kind: "team-member" });
    const page = await nila.get(address);
    // the address of a button redirects to the record's page, which does not exist
    expect([400, 404], `${route.id}: its page`).toContain(page.status);
    expect(page.html, route.id).not.toContain("<b>%_");
    if (!route.module.action) continue;
    const form = forms.get(pathOf(route));
    const fields = form ? plausibleInput(form) : { act: "choose", pictureId: FORMS_ID };
    const sent = await nila.send(address, {
      method: "POST",
      body: new URLSearchParams({ ...fields, csrf }),
    });
    // 303: a deletion reports that somebody else has already deleted the record
    expect([303, 400, 404], `${route.id}: its form`).toContain(sent.status);
  }
  expect(await databaseState(site.db)).toEqual(before);
});
