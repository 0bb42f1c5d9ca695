import type { ContentArea } from "~/features/audit/content-area.server";
import {
  defaultLanguage,
  type Language,
  langIfOther,
  languageNames,
  languages,
} from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import type { Alts } from "./picture";
import { pictureBin } from "./picture-bin.server";
import { findPicture } from "./picture-record.server";
import { revisedAlts, writeAlts } from "./pictures.server";
import { altField } from "./upload.schema";

/** Connects pictures to the revisions pages and the bin. */
export const pictureArea: ContentArea = {
  kind: "pictures",
  // one form saves the descriptions in all languages
  hasLanguages: false,
  labels: (language) => {
    const t = translator(language);
    return Object.fromEntries(
      languages.map((code) => [
        altField(code),
        t("pictures.alt", { language: languageNames[code] }),
      ]),
    );
  },
  find: async (db, id, language) => {
    const picture = await findPicture(db, id);
    return (
      picture && {
        name: picture.alts[language] || picture.alts[defaultLanguage] || picture.name,
        lang: picture.alts[language] ? undefined : langIfOther(defaultLanguage, language),
        contentByLanguage: new Map([[null, revisedAlts(picture)]]),
      }
    );
  },
  restore: async (db, by, { recordId, fields, seenVersion }, now) => {
    const alts: Alts = Object.fromEntries(
      languages.map((code: Language) => [code, fields[altField(code)] ?? ""]),
    );
    const change = { id: recordId, alts, seenVersion, kind: "content-reverted" } as const;
    const { outcome } = await writeAlts(db, by, change, now);
    return outcome === "done" ? "written" : outcome;
  },
  bin: pictureBin,
};
