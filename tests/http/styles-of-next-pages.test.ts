import { afterAll, beforeAll, expect, test } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

interface Manifest {
  routes: Record<string, { css?: string[] }>;
}

/** What a page tells its scripts of the routes that they may go to. */
function manifestIn(html: string): Manifest {
  const [, json = "{}"] = /window\.__remixManifest = (\{[\s\S]*?\n\});/.exec(html) ?? [];
  return JSON.parse(json);
}

test("a page of the dashboard links none of its own stylesheets, and leaves those of the pages above it to load", async () => {
  const nila = await coordinator(site);
  const page = await nila.get("/dashboard/admin/team-member/sample-team-1/pictures");
  expect(page.status).toBe(200);
  expect(page.document.querySelectorAll("link[rel=stylesheet]")).toHaveLength(0);
  const { routes } = manifestIn(page.html);
  const sheetsOf = (id: string) => routes[`routes/dashboard/${id}`]?.css ?? [];
  expect(sheetsOf("team-member/pictures")).toEqual([]);
  expect(sheetsOf("layout")).toEqual([]);
  for (const above of ["team-member/detail", "team-member/list"]) {
    expect(sheetsOf(above).length, above).toBeGreaterThan(3);
  }
});

test("a public page lists no stylesheet: it is left by plain links", async () => {
  const { html } = await site.visitor().get("/booking");
  expect(html).not.toMatch(/\/assets\/[\w.-]+\.css/);
});
