import type { ContentArea, Restoration } from "~/features/audit/content-area.server";
import { FACTS } from "~/features/audit/content-area.server";
import type { RevisedWords } from "~/features/audit/revisions.server";
import { type Language, langIfOther } from "~/locales/languages";
import type { Area, Found, Part, Values } from "./area.server";
import { binOf } from "./bin.server";
import { kindOf } from "./kinds.server";
import { factFields, nameLanguage, nameOf } from "./record.server";
import { find } from "./store.server";
import { writePart } from "./write.server";

/** An area in the form that the revisions pages and the bin use. */
export function revisedArea(area: Area): ContentArea {
  return {
    kind: area.key,
    hasLanguages: area.texts !== null,
    labels: (language) => area.text[language].fields,
    facts:
      factFields(area).length === 0
        ? undefined
        : {
            isFirst: area.single,
            shown: (facts, language) => shownFacts(area, facts, language),
            mayPutBack: (earlier, now) =>
              !area.mayPutBack || area.mayPutBack(earlier, now) !== null,
          },
    find: async (db, id, language) => {
      const found = await find(db, area, id);
      if (!found) return null;
      const lang = langIfOther(nameLanguage(area, found, language), language);
      return { name: nameOf(area, found, language), lang, words: wordsOf(found) };
    },
    putBack: async (db, by, change, now) => {
      const { recordId: id, language, seenVersion: seen, englishVersion } = change;
      const values = language === null ? await factsToPutBack(change) : change.fields;
      if (values === null) return "elsewhere";
      const part: Part = language ?? FACTS;
      const writing = { id, part, seen, seenEnglish: englishVersion };
      const noted = "content-reverted";
      const write = (values: Values) => writePart(db, by, area, { ...writing, values, noted }, now);
      let written = await write(values);
      if (written.outcome === "refused" && written.errors.slug) {
        // another record has taken the slug, so everything except the slug is restored
        const { slug: _, ...rest } = values;
        written = await write(rest);
      }
      return written.outcome === "refused" ? "incomplete" : written.outcome;

      async function factsToPutBack({ fields }: Restoration): Promise<Values | null> {
        const found = area.mayPutBack ? await find(db, area, id) : null;
        return found && area.mayPutBack ? area.mayPutBack(fields, found.facts) : fields;
      }
    },
    bin: area.single ? undefined : binOf(area),
  };
}

/** The display texts of facts. */
export function shownFacts(area: Area, facts: Values, language: Language): Values {
  return Object.fromEntries(
    factFields(area).map(([name, field]) => [
      name,
      kindOf(field).shown(field, facts[name] ?? "", language),
    ]),
  );
}

function wordsOf(found: Found): Map<Language | null, RevisedWords> {
  const words = new Map<Language | null, RevisedWords>();
  for (const { language, words: fields, version, englishVersion, updatedAt } of Object.values(
    found.texts,
  )) {
    words.set(language, { version, englishVersion, fields, at: updatedAt });
  }
  const { factsVersion, facts, updatedAt } = found;
  return words.set(null, { version: factsVersion, fields: facts, at: updatedAt });
}
