import { parse } from "node-html-parser";
import postcss, { type Rule } from "postcss";
import { afterAll, beforeAll, expect, it } from "vitest";
import { languages, pathInLanguage } from "~/locales/languages";
import { publicPages } from "../support/public-pages";
import { type Asked, ask, untilKept } from "../support/shared-pages";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await untilKept(site);
});
afterAll(() => site.close());

/** A page's rules by their selectors, one for each place where they stand. */
function rulesOf(html: string): Map<string, Rule> {
  const css = parse(html).querySelector("style")?.text ?? "";
  const rules = new Map<string, Rule>();
  postcss.parse(css).walkRules((rule) => {
    const place = rule.parent?.type === "atrule" ? rule.parent.toString().split("{")[0] : "";
    for (const selector of rule.selectors) rules.set(`${place} ${selector}`, rule);
  });
  return rules;
}

/** What of a selector a parsed page can answer: no states of an element, no parts of it. */
function askable(selector: string): string {
  const without = selector.replace(/::?(?!not\(|is\(|where\(|has\()[\w-]+(\([^()]*\))?/g, "");
  return without.replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, "$1*");
}

it("a kept page goes without styles that nothing on it could wear, and without no others", async () => {
  const kinds: Asked[] = [{ Cookie: "" }, { Cookie: "visit=1; theme=dark" }];
  let left = 0;
  for (const [at, path] of publicPages.entries()) {
    // the styles are the same in each language, the words are not
    const address = pathInLanguage(path, languages[at % 3] ?? "en");
    const asked = kinds[at % 2] ?? {};
    const answer = await ask(site, address, asked);
    if (!answer.headers.has("ETag")) continue;
    const kept = await answer.text();
    const Cookie = [asked.Cookie, "session=none"].filter(Boolean).join("; ");
    const whole = await (await ask(site, address, { Cookie })).text();
    const document = parse(kept);
    const rules = rulesOf(kept);
    for (const [name, rule] of rulesOf(whole)) {
      if (rules.has(name) || /^\s*@keyframes/.test(name)) continue;
      left++;
      const selector = rule.selectors.find((one) => name.endsWith(` ${one}`)) ?? "";
      const found = document.querySelectorAll(askable(selector));
      expect(found.map(String), `${address}: ${selector}`).toEqual([]);
    }
  }
  expect(left).toBeGreaterThan(1000);
});
