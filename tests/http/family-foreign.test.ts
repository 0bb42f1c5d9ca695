import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { insertBooking } from "../support/bookings";
import { insertFamilySession, insertLink, insertWatchLink } from "../support/family-access";
import { openFamilyPage } from "../support/family-page";
import { csrfOf } from "../support/passkeys";
import { eventsOf, insertContact, insertRequestEvent, requestOf } from "../support/requests";
import { addressOf, type SiteRoute, siteRoutes } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { addWatchLink, watchAs } from "../support/watch-links";
import { wholeSuite } from "../support/whole-suite";

// the tests request some hundred addresses
vi.setConfig({ testTimeout: 180_000 });

const ID = "6a1f0c1e-0000-4000-8000-00000000000a";
const REFERENCE = "SETU-A000-000A";
const UNKNOWN = "SETU-B000-000B";
/** Part of each name and text of the request, which none of these visitors may read. */
const SECRET = "Secretname";
const EXPIRES_AT = "2030-01-01T00:00:00.000Z";

let site: Site;
let routes: SiteRoute[];
const visitors: Record<string, Visitor> = {};

beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  const { db } = site;
  await insertBooking(db, {
    id: ID,
    reference: REFERENCE,
    full_name: `Rahima ${SECRET}`,
    patient_name: `Zarina ${SECRET}`,
    email: "secretname@family.example",
    phone_number: "+8801711224417",
    tell_us_more: SECRET,
  });
  const at = site.clock.now.toISOString();
  for (const kind of ["family", "note"] as const) {
    await insertRequestEvent(db, { id: kind, request_id: ID, kind, at, words: SECRET });
  }
  await insertContact(db, { id: ID, request_id: ID, name: SECRET });
  const row = { id: ID, request_id: ID, expires_at: EXPIRES_AT };
  await insertLink(db, row);
  await insertFamilySession(db, { ...row, user_agent: SECRET });
  await insertWatchLink(db, { ...row, label: SECRET });
  const family = await openFamilyPage(site, ID);
  // the family's own page shows the secret
  expect((await family.get(`/request/${REFERENCE}`)).html).toContain(SECRET);
  const { path } = await addWatchLink(family, `/request/${REFERENCE}/sharing`, SECRET);
  visitors["a relative with a watch link"] = (await watchAs(site, path)).relative;
  visitors["another family"] = await openFamilyPage(site, await insertBooking(db));
  visitors["a stranger"] = site.visitor();
  const isPrivate = /^\/(request|watch|dashboard|profile|booking\/sent|contact\/sent)(\/|$)/;
  routes = (await siteRoutes()).filter(({ pattern }) => isPrivate.test(pattern));
});
afterAll(() => site.close());

const at = (route: SiteRoute, reference: string) =>
  addressOf(route, { reference, id: ID, token: "no-such-token" });

/** Everything in the request that another person's form could change. */
async function stateOf() {
  const { db } = site;
  const rows = (table: "request_links" | "request_sessions" | "watch_links" | "request_contacts") =>
    db.selectFrom(table).selectAll().where("request_id", "=", ID).orderBy("id").execute();
  return {
    request: await requestOf(db, ID),
    events: await eventsOf(db, { request_id: ID }),
    links: await rows("request_links"),
    sessions: await rows("request_sessions"),
    watched: await rows("watch_links"),
    people: await rows("request_contacts"),
  };
}

it("covers the family's and the dashboard's addresses", () => {
  const patterns = routes.map(({ pattern }) => pattern);
  expect(patterns).toEqual(
    expect.arrayContaining(["/request/:reference", "/request/:reference/sharing", "/watch/:token"]),
  );
  expect(patterns.filter((one) => one.startsWith("/dashboard")).length).toBeGreaterThan(30);
});

const readers = ["a relative with a watch link", "another family", "a stranger"];
describe.each(wholeSuite ? readers : readers.slice(0, 2))("%s", (who) => {
  it("reads nothing of the request at any address", async () => {
    const visitor = visitors[who] as Visitor;
    for (const route of routes) {
      const page = await visitor.get(at(route, REFERENCE));
      expect(page.html, route.pattern).not.toMatch(/secretname|22.?4417/i);
    }
  });

  it("changes nothing of the request by any form", async () => {
    const visitor = visitors[who] as Visitor;
    const before = await stateOf();
    const csrf = csrfOf(await visitor.get("/booking"));
    const input = { words: "Not mine", reason: "Not mine", device: ID, link: ID, id: ID };
    for (const route of routes.filter(({ module }) => module.action)) {
      const answer = await visitor.post(at(route, REFERENCE), { csrf, ...input, code: "12345678" });
      expect(answer.status, route.pattern).toBeLessThan(500);
      expect(answer.html, route.pattern).not.toMatch(/secretname|22.?4417/i);
      if (route.pattern.startsWith("/request/:reference")) {
        // the refused page shows the sender's own input
        if (answer.status === 403) expect(answer.html, route.pattern).toContain("Not mine");
        else expect(answer.path, route.pattern).toMatch(/^\/request(\?|$)/);
      }
    }
    expect(await stateOf()).toEqual(before);
  });

  it("gets the same answer for another family's number and an unknown one", async () => {
    const visitor = visitors[who] as Visitor;
    for (const route of routes.filter(({ pattern }) => pattern.startsWith("/request/:reference"))) {
      const [foreign, unknown] = await Promise.all(
        [REFERENCE, UNKNOWN].map(async (reference) => {
          const { status, headers } = await visitor.send(at(route, reference));
          return [status, headers.get("Location")?.replace(reference, "…")];
        }),
      );
      expect(foreign, route.pattern).toEqual(unknown);
      expect(foreign, route.pattern).toEqual([302, "/request?reference=…"]);
    }
  });
});
