import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { bn } from "~/locales/bn";
import { en } from "~/locales/en";
import { th } from "~/locales/th";
import { readEnv } from "~/server/env.server";
import { variantKey } from "~/server/page-variant.server";
import { asRead } from "../support/as-read";
import { ask, pageHtml } from "../support/page-cache";
import { TEST_SECRETS } from "../support/secrets";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const BENGALI = "bn-BD,bn;q=0.9,en-US;q=0.8,en;q=0.7";
const offers = (html: string) =>
  [bn, th, en]
    .map(({ common }) => common.readHere)
    .filter((words) => asRead(html).includes(`>${words}</button>`));

describe("offer to read in another language", () => {
  it.each([
    ["/", BENGALI, bn.common.readHere],
    ["/hospitals", BENGALI, bn.common.readHere],
    ["/booking", BENGALI, bn.common.readHere],
    ["/", "th-TH,th;q=0.9,en;q=0.8", th.common.readHere],
    ["/", "en;q=0.5,bn;q=0.6", bn.common.readHere],
    ["/", "hi-IN,hi,bn", bn.common.readHere],
  ])("is on the English %s for a browser that prefers %s", async (path, preferred, words) => {
    expect(offers(await pageHtml(site, path, { "Accept-Language": preferred }))).toEqual([words]);
  });

  it.each([
    ["/", "en-US,en;q=0.9,bn;q=0.8"],
    ["/", "en,bn"],
    ["/", "bn;q=0,en"],
    ["/", "de,fr"],
    ["/", ""],
    ["/bn", "en-US,en"],
    ["/th/hospitals", BENGALI],
    ["/bn/booking", "th"],
  ])("is missing on %s for %j", async (path, preferred) => {
    expect(offers(await pageHtml(site, path, { "Accept-Language": preferred }))).toEqual([]);
  });

  it.each(["bn", "en"])("leads to the same page in %s and is not repeated", async (language) => {
    const visitor = site.visitor({ headers: { "Accept-Language": BENGALI } });
    const page = await visitor.get("/blog?category=travel-tips");
    const after = await visitor.submit(page, { language }, "aside form");
    expect(after.path).toBe(`${language === "bn" ? "/bn" : ""}/blog?category=travel-tips`);
    expect(offers((await visitor.get("/")).html)).toEqual([]);
  });

  it("keeps form input", async () => {
    const visitor = site.visitor({ headers: { "Accept-Language": BENGALI } });
    const page = await visitor.get("/booking");
    const button = page.document.querySelector(`aside button[value=bn]`);
    expect(button?.getAttribute("form")).toBe("booking");
    expect(button?.getAttribute("formaction")).toBe("/bn/booking");
  });

  it("creates one cached page per offered language", async () => {
    const tags = new Map<string, string | null>();
    for (const header of ["en", "bn", "th", "bn,en;q=0.1", "bn-IN;q=0.4,xx", "xx", "bn;q=evil"]) {
      const page = await ask(site, "/faqs", { "Accept-Language": header });
      tags.set(header, page.headers.get("ETag"));
    }
    expect(tags.get("bn")).not.toBe(tags.get("en"));
    expect(tags.get("th")).not.toBe(tags.get("bn"));
    expect(new Set(tags.values()).size).toBe(3);
  });
});

test("headers create one cached variant per offered language", () => {
  const context = { env: readEnv(TEST_SECRETS) };
  const languages = ["bn", "th", "en", "de", "*", "BN-bd", "x".repeat(50), "bn;q=2", "th;q=-1"];
  const preferences = languages.flatMap((one) => languages.map((other) => `${one},${other};q=0.5`));
  const keys = preferences.map((value) =>
    variantKey(
      new Request("http://localhost:3000/", { headers: { "Accept-Language": value } }),
      context,
    ),
  );
  expect(new Set(keys).size).toBe(3);
});
