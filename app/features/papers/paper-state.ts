import type { Document } from "./documents.server";

/** A needed paper's state for the family; the order is that of their page. */
export const paperStates = ["toDo", "problem", "withUs", "done"] as const;
export type PaperState = (typeof paperStates)[number];

/**
 * The state of a needed paper. The newest of its documents decides; replaced ones, and arriving ones
 * without a complete file, do not count.
 *
 * @param documents those of the paper, oldest first
 */
export function paperStateOf(
  documents: readonly {
    state: Document["state"];
    files: readonly Pick<Document["files"][number], "isComplete">[];
  }[],
): PaperState {
  const newest = documents.findLast(
    ({ state, files }) =>
      state !== "replaced" && (state !== "receiving" || files.some(({ isComplete }) => isComplete)),
  );
  return newest ? stateFor[newest.state] : "toDo";
}

const stateFor: Record<Document["state"], PaperState> = {
  receiving: "withUs",
  received: "withUs",
  accepted: "done",
  refused: "problem",
  replaced: "toDo",
};
