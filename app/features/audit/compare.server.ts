import { diffArrays } from "diff";
import { defaultLanguage, type Language } from "~/locales/languages";

/** A part of a text that is unchanged, added, removed or left out. */
export interface ComparedPart {
  kind: "same" | "added" | "removed" | "left-out";
  text: string;
}

/** Limits the computing time. Texts with more differences are compared by lines or not at all. */
const MAX_EDITS = 1_000;
/** Number of unchanged characters shown before and after a change. */
const CONTEXT_LENGTH = 160;

/**
 * Compares two texts by words, or by lines or as a whole if they differ too much. Leaves out long unchanged
 * passages.
 *
 * @param language null if the text has no language
 * @param options `isWhole` leaves nothing out; `isByLine` compares only whole lines, for lists of names
 */
export function compareTexts(
  before: string,
  after: string,
  language: Language | null,
  { isWhole = false, isByLine = false } = {},
): ComparedPart[] {
  const words = (text: string) => wordsOf(text, language ?? defaultLanguage);
  const options = { maxEditLength: MAX_EDITS };
  const changes =
    (isByLine ? undefined : diffArrays(words(before), words(after), options)) ??
    diffArrays(linesOf(before), linesOf(after), options);
  if (!changes) {
    const whole: ComparedPart[] = [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
    return whole.filter(({ text }) => text !== "");
  }
  return changes.flatMap(({ value, added, removed }, index): ComparedPart[] => {
    const text = value.join("");
    if (removed) return [{ kind: "removed", text }];
    if (added) return [{ kind: "added", text }];
    if (isWhole) return [{ kind: "same", text }];
    return shortened(text, index === 0, index === changes.length - 1);
  });
}

/** Shortens an unchanged passage to the parts next to a change. */
function shortened(text: string, isFirst: boolean, isLast: boolean): ComparedPart[] {
  // a shorter passage would hardly be shortened
  if (text.length <= 3 * CONTEXT_LENGTH) return [{ kind: "same", text }];
  const parts: ComparedPart[] = [
    { kind: "same", text: isFirst ? "" : upToSpace(text.slice(0, CONTEXT_LENGTH)) },
    { kind: "left-out", text: "…" },
    { kind: "same", text: isLast ? "" : fromSpace(text.slice(-CONTEXT_LENGTH)) },
  ];
  return parts.filter((part) => part.text !== "");
}

/** Cuts the text after its last space. Without a space, repairs a surrogate pair that was cut in half. */
function upToSpace(text: string): string {
  return text.slice(0, text.lastIndexOf(" ") + 1) || text.toWellFormed();
}

function fromSpace(text: string): string {
  const start = text.indexOf(" ");
  return start < 0 ? text.toWellFormed() : text.slice(start);
}

const segmenters = new Map<Language, Intl.Segmenter>();

function wordsOf(text: string, language: Language): string[] {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}
