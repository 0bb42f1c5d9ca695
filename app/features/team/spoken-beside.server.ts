import { readSpoken, spokenLine } from "~/features/spoken/spoken";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { SPOKEN } from "./team";

/** The languages that a member speaks, as coordinators read them beside the English words. */
export const spokenBeside = {
  labels: (language: Language) => ({ [SPOKEN]: texts(language).team.speaks }),
  shown: (words: Readonly<Record<string, string>>, language: Language) => ({
    [SPOKEN]: spokenLine(readSpoken(words[SPOKEN]), language),
  }),
};
