import { diffArrays } from "diff";
import { defaultLanguage, type Language } from "~/locales/languages";

/** A piece of a text, and whether it is new, gone, or stands in both. */
export interface ComparedPart {
  kind: "same" | "added" | "removed" | "left-out";
  text: string;
}

/** So many pieces may differ until two texts are compared by their lines, or not at all: it bounds the time. */
const MOST_EDITS = 1_000;
/** So much of what is the same stands before and after what is not. */
const AROUND = 160;

/**
 * The difference of two texts, word by word; where too much differs line by line, and in the end as
 * a whole. Words end where their language says (Thai has no spaces between them). What is the same
 * over a long stretch is left out.
 *
 * @param language of both texts; null where they have none
 * @param options `isWhole`: nothing is left out; `isByLine`: no line is compared in itself, for lists of names
 */
export function compareTexts(
  before: string,
  after: string,
  language: Language | null,
  { isWhole = false, isByLine = false } = {},
): ComparedPart[] {
  const words = (text: string) => wordsOf(text, language ?? defaultLanguage);
  const options = { maxEditLength: MOST_EDITS };
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

/** The beginning of a text needs only its end, and the end its beginning. */
function shortened(text: string, isFirst: boolean, isLast: boolean): ComparedPart[] {
  if (text.length <= 3 * AROUND) return [{ kind: "same", text }];
  const parts: ComparedPart[] = [
    { kind: "same", text: isFirst ? "" : upToSpace(text.slice(0, AROUND)) },
    { kind: "left-out", text: "…" },
    { kind: "same", text: isLast ? "" : fromSpace(text.slice(-AROUND)) },
  ];
  return parts.filter((part) => part.text !== "");
}

/** No word is cut in two where there is a space to cut at. */
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
