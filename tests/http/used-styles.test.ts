import { parse } from "node-html-parser";
import postcss, { type AtRule, type ChildNode } from "postcss";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { publicPages } from "../support/public-pages";
import { type Asked, ask, untilKept } from "../support/shared-pages";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await untilKept(site);
});
afterAll(() => site.close());

/** What each element of a page wears, in the order of the page's rules, whatever the classes are called. */
function worn(html: string, isRead: (property: string) => boolean): string[][] {
  const document = parse(html);
  const elements = document.querySelectorAll("*");
  const of = new Map(elements.map((element) => [element, [element.rawTagName]]));
  const css = document.querySelector("style")?.text ?? "";
  const styles = postcss.parse(css);
  const animations = new Map<string, string>();
  styles.walkAtRules("keyframes", ({ params, nodes }) => {
    animations.set(params, String(nodes?.join("")));
  });
  /** What a declaration says, whatever its animation is called. */
  const told = (node: ChildNode) =>
    node.type === "decl"
      ? `${node.prop}:${node.value.replace(/[\w-]+/g, (word) => animations.get(word) ?? word)}`
      : String(node);
  styles.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes/.test((rule.parent as AtRule).name)) return;
    const place = rule.parent?.type === "atrule" ? rule.parent.toString().split("{")[0] : "";
    const declared = rule.nodes.filter(
      (node) => node.type !== "decl" || !node.prop.startsWith("--") || isRead(node.prop),
    );
    for (const selector of rule.selectors) {
      const states = selector.match(STATES)?.filter((one) => !/^:(not|is|where|has)/.test(one));
      for (const element of document.querySelectorAll(askable(selector))) {
        of.get(element)?.push(`${place} ${states ?? ""}{${declared.map(told).join(";")}}`);
      }
    }
  });
  return [...of.values()];
}

function rulesIn(html: string): number {
  return parse(html).querySelector("style")?.text.split("{").length ?? 0;
}

const STATES = /::?[\w-]+(\([^()]*\))?/g;

/** What of a selector a parsed page can answer: no states of an element, no parts of it. */
function askable(selector: string): string {
  const without = selector.replace(/::?(?!not\(|is\(|where\(|has\()[\w-]+(\([^()]*\))?/g, "");
  return without.replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, "$1*");
}

it("a kept page wears what it wore with all its styles, and leaves out the others", async () => {
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
    const isRead = (property: string) => kept.includes(`var(${property}`);
    expect(worn(kept, isRead), address).toEqual(worn(whole, isRead));
    left += rulesIn(whole) - rulesIn(kept);
  }
  expect(left).toBeGreaterThan(1000);
});

it("the Bengali home page comes within its 12 KB", async () => {
  for (const Cookie of ["", "visit=1"]) {
    const asked = { Cookie, "Accept-Encoding": "br" };
    // it is compressed best once it was asked for again
    await vi.waitFor(async () => {
      const { byteLength } = await (await ask(site, paths.home("bn"), asked)).arrayBuffer();
      expect(byteLength).toBeLessThanOrEqual(12_288);
    }, 10_000);
  }
});
