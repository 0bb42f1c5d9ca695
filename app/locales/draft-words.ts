import { draft as bn } from "./bn/draft";
import { draft as en } from "./en/draft";
import type { Language } from "./languages";
import { draft as th } from "./th/draft";

/** The words of the box below a public form. */
export const draftWords: Record<Language, typeof en> = { en, bn, th };
