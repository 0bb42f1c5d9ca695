import type { matchRoutes } from "@remix-run/react";
import { expect, it } from "vitest";
import { notWalked } from "./support/not-walked";
import { pageFileOf, pageTree } from "./support/site-map";
import { walkedPages } from "./support/walked-pages";

it("the walk visits every page of the site map, except the listed ones", () => {
  const files = new Set(walkedPages.map(pageFileOf));
  expect(filesOf(pageTree()).filter((file) => !files.has(file))).toEqual(notWalked);
});

type Route = Parameters<typeof matchRoutes>[0][number];

function filesOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({ id = "", children }) => (children ? filesOf(children) : [id]));
}
