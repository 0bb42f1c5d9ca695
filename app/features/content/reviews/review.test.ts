import { describe, expect, it } from "vitest";
import { readReviewFilter, summaryOf } from "./review";

describe("average rating", () => {
  it("includes only families' reviews, although samples are listed", () => {
    const samples = { sample: true, count: 9, ratings: 36 };
    expect(summaryOf([samples])).toEqual({ count: 9, familyReviewCount: 0, average: null });
    expect(summaryOf([samples, { sample: false, count: 3, ratings: 13 }])).toEqual({
      count: 12,
      familyReviewCount: 3,
      average: 4.3,
    });
    expect(summaryOf([])).toEqual({ count: 0, familyReviewCount: 0, average: null });
  });

  it("is rounded to one decimal", () => {
    expect(summaryOf([{ sample: false, count: 100, ratings: 494 }]).average).toBe(4.9);
    expect(summaryOf([{ sample: false, count: 1, ratings: 5 }]).average).toBe(5);
  });
});

describe("review filter", () => {
  it("ignores unknown countries, treatments and pages", () => {
    const query = new URLSearchParams("country=%00&treatment=<b>&page=-1");
    expect(readReviewFilter(query)).toEqual({ country: null, treatment: null, page: 1 });
    const known = new URLSearchParams("country=india&treatment=cardiology&page=3");
    expect(readReviewFilter(known)).toEqual({
      country: "india",
      treatment: "cardiology",
      page: 3,
    });
  });
});
