import { type Language, languages } from "../../app/locales/languages";

/**
 * False in `npm test`, which leaves out what takes long and rarely fails; true in `npm test -- --all`,
 * and for tests that are run by name.
 */
export const wholeSuite = process.env.SHORT_SUITE !== "1";

/**
 * Languages of tests that visit many pages; `npm test` uses only Bengali, whose letters are the
 * tallest.
 */
export const walkedLanguages: readonly Language[] = wholeSuite ? languages : ["bn"];

/**
 * Content areas whose records tests create, publish and delete; `npm test` uses one with pictures, one
 * whose stories need a decision, and one that only coordinators read.
 */
export const isWalked = (kind: string) =>
  wholeSuite || ["hospital-list", "patient-reviews", "paper-checklists"].includes(kind);
