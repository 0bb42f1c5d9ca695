import { bn } from "./bn";
import { en } from "./en";
import type { Language } from "./languages";
import { th } from "./th";

/** English is the source of truth: the others have its keys. */
export type Dictionary = typeof en;

/** The words of every language. They stay on the server. */
export const dictionaries: Record<Language, Dictionary> = { en, bn, th };
