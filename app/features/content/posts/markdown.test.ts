import { describe, expect, it } from "vitest";
import { samplePosts } from "#db/seeds/posts";
import { renderMarkdown } from "./markdown.server";

const html = (markdown: string) => renderMarkdown(markdown, "en");

describe("Markdown", () => {
  it("escapes raw HTML", () => {
    const rendered = html('Hello <script>alert(1)</script>\n\n<img src=x onerror="alert(1)">');
    expect(rendered).not.toMatch(/<(script|img)/);
    expect(rendered).toContain("&lt;script&gt;");
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java&#115;cript:alert(1))",
    "[x](vbscript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](file:///etc/passwd)",
    "[x](ftp://example.org/)",
    "[x](//evil.example/)",
    "[x][1]\n\n[1]: javascript:alert(1)",
    "<javascript:alert(1)>",
  ])("does not make a link of %s", (markdown) => {
    expect(html(markdown)).not.toContain("<a");
  });

  it("gives external links `noopener`, and internal ones the page's language", () => {
    expect(html("[a](https://example.org/?a=1&b=2)")).toContain(
      '<a href="https://example.org/?a=1&amp;b=2" rel="noopener">a</a>',
    );
    expect(renderMarkdown("[a](/services)", "bn")).toContain('<a href="/bn/services">a</a>');
    expect(html("[a](mailto:help@setu.example)")).toContain('href="mailto:help@setu.example"');
  });

  it("escapes a link's title and address", () => {
    const rendered = html('[a](https://example.org/"onclick="x "t\\"onclick=\\"x")');
    expect(rendered).not.toMatch(/"\s*onclick/);
  });

  it("moves headings below the page's heading, at most to level six", () => {
    expect(html("# One\n\n## Two\n\n###### Six")).toMatch(/<h2>One.*<h3>Two.*<h6>Six/s);
    expect(html("## One\n\n### Two")).toMatch(/<h2>One.*<h3>Two/s);
    expect(html("### One\n\nThree\n=====")).toMatch(/<h4>One.*<h2>Three/s);
  });

  it("shows a picture's alt text, and tables without styles", () => {
    expect(html("![A ward](https://tracker.example/x.png)")).toBe("<p>A ward</p>\n");
    const table = html("| a | b |\n|--:|:-:|\n| 1 | 2 |");
    expect(table).toContain("<table>");
    expect(table).not.toContain("style");
  });

  it.each([
    ["call [999](tel:999) (in Thailand [1669](tel:1669))", "call~999 (in~Thailand~1669)"],
    ["**Now:** [999](tel:999)", "Now:~999"],
    ["read [this](/faqs) first", "read this first"],
    ["(of whatever it is, however long, in Thailand) [1669](tel:1669)", "in Thailand)~1669"],
  ])("keeps a phone number on the line of the word before it: %s", (markdown, expected) => {
    const words = html(markdown).replaceAll(/<[^>]*>/g, "");
    expect(words.replaceAll("\u00a0", "~")).toContain(expected);
  });

  it.each([
    ["**ভারত (India)**তে", "<strong>ভারত (India)</strong>তে"],
    ["ঢাকার**(রাজধানী)** পথে", "ঢাকার<strong>(রাজধানী)</strong> পথে"],
    ["*ভিসা (M)*র জন্য **“মেডিকেল”**টি", "<em>ভিসা (M)</em>র জন্য <strong>“মেডিকেল”</strong>টি"],
    [
      "**โรงพยาบาล (Hospital)**ที่**(ใกล้)**บ้าน",
      "<strong>โรงพยาบาล (Hospital)</strong>ที่<strong>(ใกล้)</strong>บ้าน",
    ],
    ["**(ক)** ও **(খ)**", "<strong>(ক)</strong> ও <strong>(খ)</strong>"],
    ["(ক)**খ**", "(ক)<strong>খ</strong>"],
    ["ক ** খ", "ক ** খ"],
    // the same as in CommonMark
    ["**India (ভারত)**is", "**India (ভারত)**is"],
    ["snake_case_name, আমার_নাম_", "snake_case_name, আমার_নাম_"],
  ])("renders the emphasis in %s", (markdown, expected) => {
    expect(html(markdown)).toBe(`<p>${expected}</p>\n`);
  });

  it("renders pathological input without failing", () => {
    expect(html("")).toBe("");
    expect(html(">".repeat(5000)).length).toBeGreaterThan(0);
    expect(html(`${"[".repeat(5000)}a`).length).toBeGreaterThan(0);
    expect(html("\u0000")).not.toContain("\u0000");
  });

  it("renders the headings and the emphasis of every sample post", () => {
    for (const post of samplePosts) {
      for (const { body } of Object.values(post.texts)) {
        const rendered = html(body);
        expect(rendered).toContain("<h2>");
        expect(rendered).not.toMatch(/\*\*|^#/m);
      }
    }
  });
});
