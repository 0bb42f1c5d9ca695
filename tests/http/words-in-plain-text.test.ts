import { expect, it } from "vitest";
import { publicPages } from "../support/public-pages";
import { startSite } from "../support/site";

const inline = "(?:span|strong|a|small|em|b|bdi|time|button|label)";
/** The end of a word, inline tags, and the start of another word. */
const joins = new RegExp(
  `[\\p{L}\\p{N}.,!?:](?:</?${inline}\\b[^>]*>)*</?${inline}\\b[^>]*>(?=[\\p{L}\\p{N}(])`,
  "gu",
);

it("pages separate words even without styles, for text browsers and copied text", async () => {
  const site = await startSite();
  const visitor = site.visitor();
  for (const path of publicPages) {
    const { html } = await visitor.get(path);
    const body = html
      .slice(html.indexOf("<body"))
      .replace(/<!--.*?-->/gs, "")
      .replace(/<(script|style|svg|select)\b.*?<\/\1>/gs, "");
    const found = [...body.matchAll(joins)].map(({ index }) => body.slice(index - 20, index + 80));
    expect(found, path).toEqual([]);
  }
  await site.close();
});
