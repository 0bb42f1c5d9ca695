import { describe, expect, it } from "vitest";
import { compareTexts } from "./compare.server";

const diffOf = (before: string, after: string, language: "en" | "bn" | "th" | null = "en") =>
  compareTexts(before, after, language).map(({ kind, text }) => `${kind}: ${text}`);

describe("text comparison", () => {
  it("compares word by word", () => {
    expect(diffOf("Rings back at night.", "Rings back at any hour.")).toEqual([
      "same: Rings back at ",
      "removed: night",
      "added: any hour",
      "same: .",
    ]);
  });

  it("keeps line breaks and spaces", () => {
    expect(diffOf("One\ntwo", "One\n\ntwo")).toEqual(["same: One\n", "added: \n", "same: two"]);
  });

  it("keeps Bengali words whole, and splits Thai text, which has no spaces, into words", () => {
    expect(diffOf("রাতে ফোন করেন", "দিনে ফোন করেন", "bn")).toEqual([
      "removed: রাতে",
      "added: দিনে",
      "same:  ফোন করেন",
    ]);
    expect(diffOf("โทรกลับตอนกลางคืน", "โทรกลับตอนกลางวัน", "th")).toEqual([
      "same: โทรกลับตอนกลาง",
      "removed: คืน",
      "added: วัน",
    ]);
  });

  it.each([
    ["", "New", ["added: New"]],
    ["Old", "", ["removed: Old"]],
    ["Same", "Same", ["same: Same"]],
    ["", "", []],
  ])("compares %j with %j", (before, after, parts) => {
    expect(diffOf(before, after)).toEqual(parts);
  });

  it("omits long unchanged passages", () => {
    const long = "word ".repeat(1000);
    const parts = compareTexts(`${long}old ${long}`, `${long}new ${long}`, "en");
    expect(parts.map(({ kind }) => kind)).toEqual([
      "left-out",
      "same",
      "removed",
      "added",
      "same",
      "left-out",
    ]);
    expect(parts.map(({ text }) => text).join("").length).toBeLessThan(400);
  });

  it("shows an unchanged passage of 300 characters completely", () => {
    const between = ` ${"word ".repeat(60)}`;
    expect(diffOf(`old${between}old`, `new${between}new`)).toEqual([
      "removed: old",
      "added: new",
      `same: ${between}`,
      "removed: old",
      "added: new",
    ]);
  });

  it("shows two long unrelated texts as one removal and one addition", () => {
    const words = (name: string) =>
      Array.from({ length: 20_000 }, (_, index) => `${name}${index}`).join(" ");
    const parts = compareTexts(words("a"), words("b"), "en");
    expect(parts.map(({ kind }) => kind)).toEqual(["removed", "added"]);
    expect(parts[0]?.text).toBe(words("a"));
  });
});
