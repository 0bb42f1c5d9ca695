import type { DocumentKind } from "#db/tables/papers";
import type { Document } from "~/features/papers/documents.server";
import type { NeededPaper } from "~/features/papers/needed-papers.server";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { paperKindName } from "./event-words.server";
import { arrivalTexts, wordsFor } from "./paper-texts.server";
import { refusalReasons } from "./refusal.schema";

/** A needed paper's title; without a paper, the kind. */
export function paperTitle(
  paper: Pick<NeededPaper, "title"> | undefined,
  kind: DocumentKind,
  language: Language,
): string {
  return (paper && wordsFor(paper.title, language)) || paperKindName(kind, language);
}

/** "Patient · Came by WhatsApp: 2:16 am · Files: 3 · 2.1 MB · added by Tanvir". */
export function arrivalText(
  document: Document,
  { names, now, language }: { names: ReadonlyMap<string, string>; now: Date; language: Language },
): string {
  const { paperKinds, familyPage } = texts(language);
  const { whose, added_by } = document;
  const name = added_by && (names.get(added_by) || familyPage.conversation.coordinator);
  return [
    paperKinds.whose[whose],
    ...arrivalTexts(document, now, language),
    ...(name ? [translator(language)("deskPapers.addedBy", { name })] : []),
  ].join(" · ");
}

/** The reasons of a refusal, each with the usual words for the family in its language. */
export function reasonOptions(familyLanguage: Language, language: Language) {
  const { reasons } = texts(language).deskPapers;
  const { forFamily } = texts(familyLanguage).deskPapers;
  return refusalReasons.map((value) => ({
    value,
    label: reasons[value],
    words: value === "other" ? "" : forFamily[value],
  }));
}
