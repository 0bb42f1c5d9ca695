import { offline as bn } from "./bn/offline";
import { offline as en } from "./en/offline";
import type { Language } from "./languages";
import { offline as th } from "./th/offline";

/** Texts that the phone stores for use without a connection. */
export const offlineWords: Record<Language, typeof en> = { en, bn, th };
