import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** A page's markup without its text. */
async function look(path: string) {
  const { status, document } = await site.visitor().get(path);
  expect(status, path).toBe(404);
  const main = document.querySelector("main");
  const elements = main
    ?.querySelectorAll("*")
    .map(({ rawTagName, classNames }) => [rawTagName, classNames]);
  return { elements, styles: document.querySelector("style")?.text };
}

it("the 404 page looks the same, with a picture, at any address", async () => {
  const expected = await look("/bn/nothing");
  expect(expected.elements?.map(([tag]) => tag)).toContain("svg");
  for (const path of [
    "/nothing",
    "/nothing/at/all",
    "/nothing/hospitals",
    "/th/nothing/at/all",
    "/hospitals/no-such-hospital",
    "/bn/services/no-such-service",
    "/blog/no-such-post",
    "/booking/sent/no-such-request",
    "/theme",
  ]) {
    expect(await look(path), path).toEqual(expected);
  }
});
