import type { ContentArea, Restoration } from "~/features/audit/content-area.server";
import { FACTS } from "~/features/audit/content-area.server";
import type { RevisedContent } from "~/features/audit/revisions.server";
import { type Language, langIfOther } from "~/locales/languages";
import type { Area, AreaRecord, Part, Values } from "./area.server";
import { binOf } from "./bin.server";
import { kindOf } from "./kinds.server";
import { factFields, nameLanguage, nameOf } from "./record.server";
import { findRecord } from "./store.server";
import { writePart } from "./write.server";

/** An area in the form that the revisions pages and the bin use. */
export function contentAreaOf(area: Area): ContentArea {
  return {
    kind: area.key,
    hasLanguages: area.texts !== null,
    labels: (language) => area.text[language].fields,
    facts:
      factFields(area).length === 0
        ? undefined
        : {
            isFirst: area.single,
            toReadable: (facts, language) => shownFacts(area, facts, language),
            canRestore: (earlier, current) =>
              !area.restorableFacts || area.restorableFacts(earlier, current) !== null,
          },
    find: async (db, id, language) => {
      const found = await findRecord(db, area, id);
      if (!found) return null;
      const lang = langIfOther(nameLanguage(area, found, language), language);
      return { name: nameOf(area, found, language), lang, contentByLanguage: contentOf(found) };
    },
    restore: async (db, by, change, now) => {
      const { recordId: id, language, seenVersion: seen, englishVersion } = change;
      const values = language === null ? await factsToRestore(change) : change.fields;
      if (values === null) return "elsewhere";
      const part: Part = language ?? FACTS;
      const writing = { id, part, seen, seenEnglish: englishVersion };
      const auditKind = "content-reverted";
      const write = (values: Values) =>
        writePart(db, by, area, { ...writing, values, auditKind }, now);
      let result = await write(values);
      if (result.outcome === "refused" && result.errors.slug) {
        // another record has taken the slug, so everything except the slug is restored
        const { slug: _, ...rest } = values;
        result = await write(rest);
      }
      return result.outcome === "refused" ? "incomplete" : result.outcome;

      async function factsToRestore({ fields }: Restoration): Promise<Values | null> {
        const found = area.restorableFacts ? await findRecord(db, area, id) : null;
        return found && area.restorableFacts ? area.restorableFacts(fields, found.facts) : fields;
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
      kindOf(field).displayText(field, facts[name] ?? "", language),
    ]),
  );
}

function contentOf(found: AreaRecord): Map<Language | null, RevisedContent> {
  const content = new Map<Language | null, RevisedContent>();
  for (const { language, words: fields, version, englishVersion, updatedAt } of Object.values(
    found.texts,
  )) {
    content.set(language, { version, englishVersion, fields, at: updatedAt });
  }
  const { factsVersion, facts, updatedAt } = found;
  return content.set(null, { version: factsVersion, fields: facts, at: updatedAt });
}
