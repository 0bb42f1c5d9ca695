import { formatDateTime } from "~/locales/format";
import { type Language, languageNames } from "~/locales/languages";
import { writtenIn } from "~/locales/written-in";
import { texts, translator } from "~/server/i18n.server";
import type { FamilyRequest } from "../family-requests.server";
import { familyMessagesIn, isByPhone } from "../history";
import type { WordsView } from "./parts";
import type { ShownRequest } from "./shown.server";
import { nameOfPerson } from "./timeline-entries.server";

/** The first text of a request, or a message on the request's page. */
interface FamilyWords
  extends Pick<FamilyRequest, "id" | "reference" | "words" | "language" | "isUnanswered"> {
  /** ISO 8601 UTC. */
  at: string;
  requestId: string;
  /** Name of the person who wrote on the page; empty for the request's writer. */
  name: string;
  isOnPage: boolean;
}

/** The family's newest unanswered text; if all are answered, the first text of this case. */
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
  const caseIds = [id, ...merged.map((one) => one.id)];
  const isOfCase = ({ requestId }: FamilyWords) => caseIds.includes(requestId);
  return (
    familyTexts.findLast(({ isUnanswered }) => isUnanswered) ??
    familyTexts.find(isOfCase) ??
    familyTexts[0]
  );
}

function pageMessages(found: ShownRequest): FamilyWords[] {
  const entries = familyMessagesIn([...found.history, ...found.familyHistory]);
  return entries.flatMap(({ id, requestId, at, words, newValue }) => {
    const request = found.family.find((one) => one.id === requestId);
    if (!request) return [];
    const { reference, language, waitsSince } = request;
    const isUnanswered = waitsSince !== null && at >= waitsSince;
    const name = nameOfPerson(newValue, found);
    return [{ id, requestId, reference, language, words, at, isUnanswered, name, isOnPage: true }];
  });
}

/** The family's text, its language, and a caption. */
export function wordsView(
  familyWords: FamilyWords,
  { id, history, familyHistory }: ShownRequest,
  language: Language,
): WordsView {
  const { words } = texts(language).handling;
  const { words: text, language: requestLanguage, reference, at } = familyWords;
  const { isUnanswered, isOnPage } = familyWords;
  const lang = writtenIn(text, requestLanguage);
  const wasTakenByPhone = isByPhone({
    id: familyWords.id,
    history: [...history, ...familyHistory],
  });
  const answeredCaption = wasTakenByPhone ? words.byPhone : isOnPage ? "" : words.first;
  const captionParts = [
    isUnanswered ? words.unanswered : answeredCaption,
    familyWords.name,
    isOnPage ? words.onPage : "",
    familyWords.requestId === id ? "" : translator(language)("handling.words.from", { reference }),
    languageNames[lang],
    formatDateTime(at, language),
  ];
  return { text, lang, caption: captionParts.filter(Boolean).join(" · ") };
}
