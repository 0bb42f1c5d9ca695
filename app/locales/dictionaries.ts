import { bn } from "./bn";
import { en } from "./en";
import type { Language } from "./languages";
import { th } from "./th";

/** English is the source of truth: the other languages must have its keys. */
export type Dictionary = typeof en;

/** All texts. They are used only on the server. */
export const dictionaries: Record<Language, Dictionary> = { en, bn, th };
