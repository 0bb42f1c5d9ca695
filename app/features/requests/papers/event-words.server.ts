import type { DocumentKind } from "#db/tables/papers";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { type HistoryEntry, paperEventKinds } from "../history";

/** Name of a document's kind; "other" if it is unknown. */
export function paperKindName(kind: string | null, language: Language): string {
  const { kinds } = texts(language).paperKinds;
  return kinds[kind as DocumentKind] ?? kinds.other;
}

/** Text of a document's event in the desk's timeline; empty for other events. */
export function deskPaperEvent(
  { kind, field, byFamily }: Pick<HistoryEntry, "kind" | "field" | "byFamily">,
  language: Language,
): string {
  const event = paperEventKinds.find((one) => one === kind);
  if (!event) return "";
  const key = event === "paper-sent" && !byFamily ? "paper-added" : event;
  return translator(language)(`deskPapers.timeline.${key}`, {
    paper: paperKindName(field, language),
  });
}

/** Text of a document's event on the family's page. */
export function familyPaperEvent(
  { kind, field, by }: { kind: string; field: string | null; by: "family" | "desk" },
  language: Language,
): string {
  const event = paperEventKinds.find((one) => one === kind);
  if (!event) return "";
  const key = event === "paper-sent" && by === "desk" ? "paper-added" : event;
  return translator(language)(`familyPage.conversation.papers.${key}`, {
    paper: paperKindName(field, language),
  });
}
