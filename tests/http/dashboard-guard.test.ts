import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { areaTexts, isListedKey } from "~/locales/areas";
import routes from "~/routes";
import { coordinator, signedInUser } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { insertFailedMail } from "../support/failed-mail";
import { csrfOf } from "../support/passkeys";
import { eventsOf, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { insertMember } from "../support/team";

interface RouteEntry {
  id?: string;
  file: string;
  path?: string;
  children?: RouteEntry[];
}
interface DashboardRoute {
  id: string;
  file: string;
  path: string;
}

const NAME = "Rahima Whom Nobody May See";
/** The id of a booking, a member of the team and a failed mail. */
const ID = "6a1f0c1e-0000-4000-8000-000000000001";
const dashboard = leafRoutes(routes as RouteEntry[]);
let site: Site;
let team: unknown[];

beforeAll(async () => {
  site = await startSite();
  await insertBooking(site.db, { id: ID, full_name: NAME });
  await insertMember(site.db, { id: ID, status: "draft" }, { en: { name: NAME } });
  await insertFailedMail(site.db, { id: ID, request_id: ID });
  team = await site.db.selectFrom("team_members").selectAll().orderBy("id").execute();
});
afterAll(() => site.close());

describe("route of the dashboard", () => {
  it("is found in the site's routes", () => {
    expect(dashboard.length).toBeGreaterThanOrEqual(11);
  });

  it.each(dashboard)(
    "$id sends a visitor to the log-in, with the address to return to",
    async ({ path }) => {
      const response = await site.fetch(path);
      expect(response.status).toBe(303);
      const location = new URL(response.headers.get("Location") ?? "", "http://localhost");
      expect(location.pathname).toBe("/admin/login");
      expect(location.searchParams.get("redirectTo")).toBe(path);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    },
  );

  it.each(dashboard)("$id refuses a signed-in family", async ({ path }) => {
    const page = await (await signedInUser(site)).get(path);
    expect(page.status).toBe(403);
    expect(page.html).not.toContain(NAME);
  });

  it.each(dashboard)("$id guards its own loader when requested alone", async (route) => {
    const query = new URLSearchParams({ _routes: route.id });
    const response = await site.fetch(`${route.path}.data?${query}`);
    const body = await response.text();
    expect(body).not.toContain(NAME);
    // only this route's loader runs, without its parent's guard; a route without a loader returns no data
    if (response.status === 202) expect(body).toContain("/admin/login");
    else expect(response.status).not.toBe(200);
  });

  it.each(dashboard)("$id refuses posts of visitors and families", async ({ path }) => {
    for (const [visitor, status] of [
      [site.visitor(), 303],
      [await signedInUser(site), 403],
    ] as const) {
      // the token is valid, so it is not the reason for the refusal
      const csrf = csrfOf(await visitor.get("/contact"));
      const response = await visitor.send(path, {
        method: "POST",
        body: new URLSearchParams({
          csrf,
          to: "acknowledged",
          channel: "phone",
          note: "x",
          version: "1",
          published: "yes",
          name: "x",
          id: ID,
          besideId: "sample-team-1",
          side: "before",
        }),
      });
      // 405: the route accepts no posts
      expect([status, 405]).toContain(response.status);
      if (response.status === 303) expect(response.headers.get("Location")).toBe("/admin/login");
    }
    expect(await requestsOf(site.db, { kind: "booking" })).toMatchObject([
      { version: 1, status: "received" },
    ]);
    const mail = site.db.selectFrom("outbox").select("settled_as");
    expect(await mail.execute()).toEqual([{ settled_as: null }]);
    expect(await eventsOf(site.db)).toMatchObject([{ kind: "sent" }]);
    expect(await site.db.selectFrom("team_members").selectAll().orderBy("id").execute()).toEqual(
      team,
    );
  });
});

describe("loader or action of the dashboard", () => {
  const sources = dashboard.map(({ file }) => readFileSync(`app/${file}`, "utf8"));
  sources.push(readFileSync("app/routes/dashboard/layout.tsx", "utf8"));

  it("requires an admin before anything else", () => {
    // after destructuring the arguments
    const firstStatement =
      /export async function (?:loader|action)\([^)]*\) \{\n(?:\s*const \{[^}]*\} = args;\n)?\s*(.*)/g;
    const firstStatements = sources.flatMap((source) =>
      [...source.matchAll(firstStatement)].map((match) => match[1]),
    );
    expect(firstStatements.length).toBeGreaterThanOrEqual(sources.length);
    for (const line of firstStatements) {
      expect(line).toMatch(
        /^(?:const person = )?await requireAdmin\((?:args\.)?request, context\);$/,
      );
    }
    const exported = sources.flatMap((source) => [
      ...source.matchAll(/export (?:async function|function|const) (?:loader|action)\b/g),
    ]);
    expect(exported).toHaveLength(firstStatements.length);
  });
});

describe("/dashboard", () => {
  it("redirects a coordinator, in the language of the address", async () => {
    const nila = await coordinator(site);
    expect((await nila.send("/dashboard")).headers.get("Location")).toBe("/dashboard/admin");
    expect((await nila.send("/bn/dashboard")).headers.get("Location")).toBe("/bn/dashboard/admin");
  });

  it("answers 404 for unknown paths below it", async () => {
    const nila = await coordinator(site, "Karim");
    expect((await nila.get("/dashboard/admin/bookings/none")).status).toBe(404);
    expect((await nila.get("/dashboard/admin/bookings/none/people")).status).toBe(404);
    expect((await nila.get("/dashboard/nothing")).status).toBe(404);
  });
});

/** The leaf routes below `dashboard`, with an existing address. */
function leafRoutes(entries: RouteEntry[], prefix = "", inside = false): DashboardRoute[] {
  return entries.flatMap(({ id, file, path = "", children }) => {
    const here = path.startsWith(":lang") ? prefix : `${prefix}/${path}`.replace(/\/$/, "");
    const isInside = inside || path === "dashboard";
    if (children) return leafRoutes(children, here, isInside);
    if (!isInside) return [];
    const module = id ?? file.replace(/\.tsx?$/, "");
    const address = here.replace(":id", ID).replace(":kind", "team-member");
    if (!address.includes(":area")) return [{ id: module, file, path: address }];
    return Object.keys(areaTexts)
      .filter(isListedKey)
      .map((area) => ({
        id: module,
        file,
        path: address.replace(":area", area),
      }));
  });
}
