import { afterAll, beforeAll, expect, test } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test("a page of the dashboard links no stylesheet, and its scripts know those of every page to go to", async () => {
  const nila = await coordinator(site);
  const page = await nila.get("/dashboard/admin/team-member/sample-team-1/pictures");
  expect(page.status).toBe(200);
  expect(page.document.querySelectorAll("link[rel=stylesheet]")).toHaveLength(0);
  const [, path = ""] = /import "(\/assets\/manifest-[\w-]+\.js)"/.exec(page.html) ?? [];
  const manifest = await (await site.fetch(path)).text();
  const { routes } = JSON.parse(
    manifest.slice(manifest.indexOf("{"), manifest.lastIndexOf("}") + 1),
  );
  for (const next of ["detail", "list", "pictures"]) {
    expect(routes[`routes/dashboard/team-member/${next}`].css.length, next).toBeGreaterThan(3);
  }
});

test("a public page lists no stylesheet: it is left by plain links", async () => {
  const { html } = await site.visitor().get("/booking");
  expect(html).not.toMatch(/\/assets\/[\w.-]+\.css/);
});
