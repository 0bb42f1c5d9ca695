import type { Language } from "~/locales/languages";

/** In UTF-16 units. */
const EXCERPT = 90;
const segmenters = new Map<Language, Intl.Segmenter>();

/** A review's first words in one line, as many as a list has room for, each whole. */
export function excerptOf(text: string, language: Language): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= EXCERPT) return line;
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, segmenter);
  let end = 0;
  // the last word of what is looked at may be cut, and is never taken
  for (const { index, segment } of segmenter.segment(line.slice(0, 2 * EXCERPT))) {
    if (index + segment.length > EXCERPT) break;
    end = index + segment.length;
  }
  const words = line.slice(0, end).trimEnd();
  return `${words || [...line].slice(0, EXCERPT).join("")}…`;
}
