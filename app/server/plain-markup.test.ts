import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { plainMarkup } from "./plain-markup";

it("leaves out what marks places for a script, and ends drawings and empty elements shortly", () => {
  const html =
    '<meta charSet="utf-8"/><p>Setu<!-- --> · 2</p><svg><path d="M0 0"></path><circle r="1"></circle></svg>' +
    '<input type="hidden" value="/bn"/><br/><!--$--><!--/$-->';
  expect(plainMarkup(html)).toBe(
    '<meta charSet="utf-8"><p>Setu · 2</p><svg><path d="M0 0"/><circle r="1"/></svg>' +
      '<input type="hidden" value="/bn"><br>',
  );
});

it("changes neither words nor values, scripts among them", () => {
  const html =
    '<a href="/?q=a/" title="a &gt; b/">1 &lt;br/&gt; 2</a><script type="application/ld+json">{"a":"b/"}</script>';
  expect(plainMarkup(html)).toBe(html);
  expect(parse(plainMarkup(html)).toString()).toBe(parse(html).toString());
});
