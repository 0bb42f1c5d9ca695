import { formatDateTime } from "~/locales/format";
import { type Language, languageNames } from "~/locales/languages";
import { writtenIn } from "~/locales/written-in";
import { texts, translator } from "~/server/i18n.server";
import type { FamilyRequest } from "../family-requests.server";
import { isByPhone, pageWordsIn } from "../history";
import type { WordsView } from "./parts";
import type { ShownRequest } from "./shown.server";
import { nameOfPerson } from "./timeline-entries.server";

/** The first text of a request, or a message on its page. */
interface FamilyWords
  extends Pick<FamilyRequest, "id" | "reference" | "words" | "language" | "isUnanswered"> {
  /** ISO 8601 UTC. */
  at: string;
  requestId: string;
  /** Name of the person who wrote on the page; empty for the request's writer. */
  name: string;
  isOnPage: boolean;
}

/** Finds the family's newest unanswered text; if all are answered, the first text of this request. */
export function wordsOnTop(found: ShownRequest): FamilyWords | undefined {
  const { id, family, merged } = found;
  const requestTexts = family.map((one) => ({
    ...one,
    at: one.receivedAt,
    requestId: one.id,
    name: "",
    isOnPage: false,
  }));
  const familyTexts = [...requestTexts, ...pageMessages(found)]
    .filter(({ words }) => words !== "")
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1));
  const own = [id, ...merged.map((one) => one.id)];
  const isOwn = ({ requestId }: FamilyWords) => own.includes(requestId);
  return (
    familyTexts.findLast(({ isUnanswered }) => isUnanswered) ??
    familyTexts.find(isOwn) ??
    familyTexts[0]
  );
}

function pageMessages(found: ShownRequest): FamilyWords[] {
  const entries = pageWordsIn([...found.history, ...found.familyHistory]);
  return entries.flatMap(({ id, requestId, at, words, newValue }) => {
    const request = found.family.find((one) => one.id === requestId);
    if (!request) return [];
    const { reference, language, waitsSince } = request;
    const isUnanswered = waitsSince !== null && at >= waitsSince;
    const name = nameOfPerson(newValue, found);
    return [{ id, requestId, reference, language, words, at, isUnanswered, name, isOnPage: true }];
  });
}

/** The family's text with the language in which it is written. */
export function wordsView(
  written: FamilyWords,
  { id, history, familyHistory }: ShownRequest,
  language: Language,
): WordsView {
  const { words } = texts(language).handling;
  const { words: text, language: requestLanguage, reference, at, isUnanswered, isOnPage } = written;
  const lang = writtenIn(text, requestLanguage);
  const wasTakenByPhone = isByPhone({ id: written.id, history: [...history, ...familyHistory] });
  const answered = wasTakenByPhone ? words.byPhone : isOnPage ? "" : words.first;
  const from = [
    isUnanswered ? words.unanswered : answered,
    written.name,
    isOnPage ? words.onPage : "",
    written.requestId === id ? "" : translator(language)("handling.words.from", { reference }),
    languageNames[lang],
    formatDateTime(at, language),
  ];
  return { text, lang, caption: from.filter(Boolean).join(" · ") };
}
