import { describe, expect, it } from "vitest";
import type { Language } from "~/locales/languages";
import type { TimelineEntry } from "./timeline";
import { timelineDays } from "./timeline-view.server";

const entry = (id: string, at: string): TimelineEntry => ({
  id,
  at,
  tone: "plain",
  icon: "mail",
  who: "",
  what: id,
});

/** 10:30 pm on 21 November and 1:30 am in the same night, in Dhaka. */
const evening = entry("evening", "2026-11-21T16:30:00.000Z");
const night = entry("night", "2026-11-21T19:30:00.000Z");

function daysOf(language: Language, now = "2026-11-24T06:00:00.000Z") {
  return timelineDays([evening, night], language, new Date(now)).map(({ title, entries }) => [
    title.replaceAll("\u00a0", " "),
    ...entries.map(({ time }) => time.replaceAll("\u00a0", " ")),
  ]);
}

describe("days of a timeline", () => {
  it("include the hours after midnight until morning in Bengali", () => {
    expect(daysOf("bn")).toEqual([["শনিবার ২১ নভেম্বর", "দিবাগত রাত ১:৩০", "রাত ১০:৩০"]]);
  });

  it("begin at midnight in English", () => {
    expect(daysOf("en")).toEqual([
      ["Sunday 22 November", "1:30 am"],
      ["Saturday 21 November", "10:30 pm"],
    ]);
  });

  it("still mark the evening's day as today after midnight in Bengali", () => {
    // 2 am on 22 November in Dhaka
    const [[title = ""] = []] = daysOf("bn", "2026-11-21T20:00:00.000Z");
    expect(title).toContain("২১ নভেম্বর");
    expect(title).toContain("আজ");
  });
});
