import { describe, expect, it } from "vitest";
import { freeSlug, isSlug, proposedSlug } from "./post-slug";

describe("the slug that a title proposes", () => {
  it.each([
    ["Café & ICU: what to ask?", "cafe-icu-what-to-ask"],
    ["A mother’s journey, 2026", "a-mothers-journey-2026"],
    ["  --Hello--  ", "hello"],
    ["../../etc/passwd", "etc-passwd"],
    ["<script>alert(1)</script>", "script-alert-1-script"],
    ["মায়ের চিকিৎসা", "post"],
    ["", "post"],
  ])("of %j is %s", (title, slug) => {
    expect(proposedSlug(title)).toBe(slug);
    expect(isSlug(slug)).toBe(true);
  });

  it("ends with a whole word, and is never too long", () => {
    const slug = proposedSlug("hospital ".repeat(30));
    expect(slug).toMatch(/^(hospital-)+hospital$/);
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(proposedSlug("x".repeat(500))).toBe("x".repeat(80));
  });

  it("has a number where it is taken", () => {
    expect(freeSlug("a", new Set())).toBe("a");
    expect(freeSlug("a", new Set(["a", "a-2", "a-4"]))).toBe("a-3");
  });
});

it.each(["", "A", "a b", "-a", "a-", "a--b", "rss.xml", "ক", "a/b", "a".repeat(101)])(
  "%j is no slug",
  (text) => expect(isSlug(text)).toBe(false),
);
