import { z } from "zod";
import type { Queryable } from "#db/connection.server";
import type { Documents } from "#db/tables/papers";
import { documentKinds, whosePapers } from "~/features/content/paper-checklists/paper-kinds";
import { optionalChoice, requiredLine } from "~/features/forms/fields.server";
import { neededPapersOf } from "~/features/papers/needed-papers.server";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { paperTitle } from "./desk-paper-words.server";

/** Fields that say which paper a document is. */
export const paperChoiceFields = {
  /** A needed paper's id, or the kind of a paper that is not on the list. */
  item: requiredLine("required", 64),
  /** Not needed for a paper of the list. */
  whose: optionalChoice(whosePapers, "choiceUnknown"),
};

const paperChoice = z.object(paperChoiceFields);

export type ChosenPaper = Pick<Documents, "paper_id" | "kind" | "whose">;

/** The chosen paper; null if nothing was chosen, or a paper that is no longer on the list. */
export async function chosenPaper(
  db: Queryable,
  requestId: string,
  { item, whose }: z.output<typeof paperChoice>,
): Promise<ChosenPaper | null> {
  const kind = documentKinds.find((one) => one === item);
  if (kind) return { paper_id: null, kind, whose: whose ?? "patient" };
  const paper = (await neededPapersOf(db, requestId)).find(({ id }) => id === item);
  return paper ? { paper_id: paper.id, kind: paper.kind, whose: paper.whose } : null;
}

/** Options of the fields. */
export async function paperChoices(db: Queryable, requestId: string, language: Language) {
  const needed = await neededPapersOf(db, requestId);
  const { deskPapers, paperKinds } = texts(language);
  return {
    papers: [
      ...(needed.length > 0
        ? [
            {
              label: deskPapers.choice.list,
              options: needed.map((paper) => ({
                value: paper.id,
                label: `${paperTitle(paper, paper.kind, language)} · ${paperKinds.whose[paper.whose]}`,
              })),
            },
          ]
        : []),
      {
        label: deskPapers.choice.others,
        options: documentKinds.map((value) => ({ value, label: paperKinds.kinds[value] })),
      },
    ],
    whose: whosePapers.map((value) => ({ value, label: paperKinds.whose[value] })),
  };
}
