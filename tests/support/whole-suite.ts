import { type Language, languages } from "../../app/locales/languages";

/** `npm test -- --all`: every language, width and theme, every file on both engines. */
export const wholeSuite = process.env.WHOLE_SUITE === "1";

/**
 * Languages of tests that visit many pages; each commit uses only Bengali, whose letters are the
 * tallest.
 */
export const walkedLanguages: readonly Language[] = wholeSuite ? languages : ["bn"];
