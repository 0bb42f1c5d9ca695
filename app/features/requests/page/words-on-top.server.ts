import { formatDateTime } from "~/locales/format";
import { type Language, languageNames } from "~/locales/languages";
import { writtenIn } from "~/locales/written-in";
import { texts, translator } from "~/server/i18n.server";
import type { FamilyRequest } from "../family-requests.server";
import { isByPhone } from "../history";
import type { WordsView } from "./parts";
import type { ShownRequest } from "./shown.server";

/** The family's newest unanswered words; once answered, the first of this request. */
export function wordsOnTop({ id, family, merged }: ShownRequest): FamilyRequest | undefined {
  const written = family.filter(({ words }) => words !== "");
  const own = [id, ...merged.map((one) => one.id)];
  const isOwn = (one: FamilyRequest) => own.includes(one.id);
  return written.findLast(({ isUnanswered }) => isUnanswered) ?? written.find(isOwn) ?? written[0];
}

/** In the language they are written in. */
export function wordsView(
  written: FamilyRequest,
  { id, history, familyHistory }: ShownRequest,
  language: Language,
): WordsView {
  const { words } = texts(language).handling;
  const { words: text, language: reads, reference, receivedAt, isUnanswered } = written;
  const code = writtenIn(text, reads);
  const answered = isByPhone({ id: written.id, history: [...history, ...familyHistory] })
    ? words.byPhone
    : words.first;
  const from = [
    isUnanswered ? words.unanswered : answered,
    written.id === id ? "" : translator(language)("handling.words.from", { reference }),
    languageNames[code],
    formatDateTime(receivedAt, language),
  ];
  return { text, code, from: from.filter(Boolean).join(" · ") };
}
