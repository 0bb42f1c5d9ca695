import { publicNamesOf } from "~/features/identity/coordinator-profile.server";
import { type Document, documentsOf } from "~/features/papers/documents.server";
import { type NeededPaper, neededPapersOf } from "~/features/papers/needed-papers.server";
import { type PaperState, paperStateOf, paperStates } from "~/features/papers/paper-state";
import { formatNumber } from "~/locales/format";
import { formatMoment } from "~/locales/format-clock";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { paperReaders } from "./paper-readers.server";
import { arrivalTexts, wordsFor } from "./paper-texts.server";

/** A needed paper, or a document that arrived. */
export interface PaperRow {
  key: string;
  /** The needed paper; null for a document that is not on the list. */
  paperId: string | null;
  /** The document that decides the state. */
  documentId: string | null;
  /** True if the family sent the document, and nobody has judged it. */
  canFamilyChange: boolean;
  state: PaperState;
  title: string;
  /** Shown in one line. */
  about: string[];
  /** Reason for which the document was refused. */
  reason: string | null;
  /** Texts on why the paper is needed and where to get it. */
  guidance: string[];
}

/**
 * The needed papers in their order, each with its newest document, then the other documents.
 * Replaced documents and earlier refused ones of a needed paper are left out.
 */
export async function paperRows(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  requestId: string,
  language: Language,
) {
  const needed = await neededPapersOf(db, requestId);
  const documents = await documentsOf(db, env, requestId);
  const judges = documents.flatMap(({ judged_by }) => judged_by ?? []);
  const names = await publicNamesOf(db, [...new Set(judges)]);
  const { paperKinds, familyPage } = texts(language);
  const t = translator(language);
  const at = now();
  const readers = await paperReaders(db, requestId, { now: at, language });
  const shownDocuments = documents.filter(isShown);
  const listed = needed.map((paper) => {
    const newest = shownDocuments.findLast(({ paper_id }) => paper_id === paper.id);
    return rowOf(newest, paper);
  });
  const listedDocumentIds = new Set(listed.map(({ documentId }) => documentId));
  const others = shownDocuments
    .filter(({ id, state, paper_id }) => {
      const isOfList = needed.some((paper) => paper.id === paper_id);
      return !listedDocumentIds.has(id) && !(isOfList && state === "refused");
    })
    .map((document) =>
      rowOf(
        document,
        needed.find(({ id }) => id === document.paper_id),
      ),
    );
  return { rows: [...listed, ...others], needed, documents };

  function rowOf(document: Document | undefined, paper: NeededPaper | undefined): PaperRow {
    const state = paperStateOf(document ? [document] : []);
    const { kind, whose } = paper ?? document ?? { kind: "other", whose: "patient" };
    const title = (paper && wordsFor(paper.title, language)) || paperKinds.kinds[kind];
    return {
      key: document?.id ?? paper?.id ?? "",
      paperId: paper?.id ?? null,
      documentId: document?.id ?? null,
      canFamilyChange: document?.added_by === null && state === "withUs",
      state,
      title,
      about: [
        ...(paper || whose === "patient" ? [] : [paperKinds.whose[whose]]),
        ...(document ? aboutDocument(document, state) : []),
        ...((document && readers.get(document.id)) ?? []),
        ...(paper && state === "toDo" && paper.need !== "always"
          ? [paperKinds.need[paper.need]]
          : []),
      ],
      reason:
        state === "problem" && document?.reason
          ? t("familyPapers.reason", { reason: document.reason })
          : null,
      guidance: paper && (state === "toDo" || state === "problem") ? guidanceOf(paper) : [],
    };
  }

  function aboutDocument(document: Document, state: PaperState): string[] {
    const judgedTime = document.judged_at && formatMoment(document.judged_at, at, language);
    if (state === "problem" && judgedTime) return [t("familyPapers.refused", { time: judgedTime })];
    if (state !== "done" || !judgedTime) return arrivalTexts(document, at, language);
    const name = names.get(document.judged_by ?? "") || familyPage.conversation.coordinator;
    return [t("familyPapers.accepted", { name, time: judgedTime })];
  }

  function guidanceOf({ why, how }: NeededPaper): string[] {
    return [wordsFor(why, language), wordsFor(how, language)].filter(Boolean);
  }
}

/** True for a document with a complete file that no other has replaced. */
function isShown({ state, files }: Document): boolean {
  return state !== "replaced" && (state !== "receiving" || files.some((one) => one.isComplete));
}

/** The number of rows in each state, "To do: 2". */
export function countsOf(rows: readonly PaperRow[], language: Language) {
  const { states } = texts(language).paperKinds;
  return paperStates.map((state) => {
    const count = rows.filter((row) => row.state === state).length;
    return { state, count, text: `${states[state]}: ${formatNumber(count, language)}` };
  });
}
