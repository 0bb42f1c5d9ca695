import { offline as bn } from "./bn/offline";
import { offline as en } from "./en/offline";
import type { Language } from "./languages";
import { offline as th } from "./th/offline";

/** The words that a phone has with it where there is no server to ask. */
export const offlineWords: Record<Language, typeof en> = { en, bn, th };
