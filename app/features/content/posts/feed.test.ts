import { describe, expect, it } from "vitest";
import { rssOf } from "./feed";

describe("feed", () => {
  it("escapes texts, and gives a post its URL as the identifier and an RFC 822 date", () => {
    const xml = rssOf({
      title: "Stories & advice",
      description: "d",
      language: "bn",
      pageUrl: "https://setu.example/bn/blog",
      feedUrl: "https://setu.example/blog/rss.xml?language=bn&x=1",
      items: [
        {
          title: "<b>One</b>",
          description: "d",
          category: "c",
          url: "https://setu.example/bn/blog/one",
          publishedAt: "2026-07-14T05:30:00.000Z",
        },
      ],
    });
    expect(xml).toContain("<title>Stories &amp; advice</title>");
    expect(xml).toContain("language=bn&amp;x=1");
    expect(xml).toContain("<title>&lt;b&gt;One&lt;/b&gt;</title>");
    expect(xml).toContain("<guid>https://setu.example/bn/blog/one</guid>");
    expect(xml).toContain("<pubDate>Tue, 14 Jul 2026 05:30:00 GMT</pubDate>");
  });
});
