import { FACTS } from "~/features/audit/content-area.server";
import { areaTexts } from "~/locales/areas";
import { formatAsOf } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { fillIn, texts } from "~/server/i18n.server";
import { type AreaRecord, defineArea } from "../engine/area.server";
import { asPublicRecord } from "../engine/published.server";
import { shownFacts } from "../engine/revised-area.server";
import { allCountries, countryName, countryNamesIn } from "../hospitals/countries";
import { documentKinds, isOutdated, paperNeeds, whosePapers } from "./paper-kinds";

/**
 * The papers that a country asks for, each a record. Requests that go to the country get copies of
 * the published ones.
 */
export const paperChecklists = defineArea({
  key: "paper-checklists",
  table: "checklist_papers",
  texts: "checklist_paper_texts",
  icon: "passport",
  text: areaTexts["paper-checklists"],
  words: {
    title: { kind: "line", max: 120, required: "required" },
    why: { kind: "sentence", max: 300, optional: true },
    how: { kind: "text", max: 1000, optional: true },
  },
  facts: {
    country: {
      kind: "choice",
      of: allCountries(),
      names: countryNamesIn,
      required: "countryRequired",
      sorted: true,
    },
    whose: {
      kind: "choice",
      of: whosePapers,
      names: (language) => texts(language).paperKinds.whose,
      required: "choiceUnknown",
    },
    need: {
      kind: "choice",
      of: paperNeeds,
      names: (language) => texts(language).paperKinds.need,
      required: "choiceUnknown",
    },
    kind: {
      kind: "choice",
      of: documentKinds,
      names: (language) => texts(language).paperKinds.kinds,
      required: "choiceUnknown",
    },
    source: { kind: "link" },
    as_of: { kind: "day", past: "hospitals.editing.asOfFuture" },
  },
  nameField: "title",
  order: "last",
  allOrNone: [{ of: ["source", "as_of"], error: "paperKinds.sourceWhole" }],
  publication: {
    publishBlocker: ({ facts }) => (facts.source && facts.as_of ? null : "paperKinds.sourceWhole"),
  },
  // a sample must be checked: it stays a sample until somebody enters the day of the check
  isStillSample: ({ facts }, part, after) => part !== FACTS || after.as_of === facts.as_of,
  checks: ({ facts }, language, now) => {
    const { source, old } = areaTexts["paper-checklists"][language].checks;
    const isDone = !isOutdated(facts.as_of ?? "", now);
    return [{ isDone, text: isDone ? source : old, part: FACTS }];
  },
  list: { filter: "country", more: summaryOf },
});

function summaryOf({ facts }: AreaRecord, language: Language): string {
  const { whose, need } = shownFacts(paperChecklists, facts, language);
  return [countryName(facts.country, language), whose, need].join(" · ");
}

/** Renders a paper as a family reads it on its list. */
export async function paperChecklistPreview(
  { db }: Context,
  found: AreaRecord,
  language: Language,
) {
  const {
    words,
    facts,
    language: textLanguage,
  } = await asPublicRecord(db, paperChecklists, found, language);
  const { asOf } = areaTexts["paper-checklists"][language];
  return {
    title: words.title,
    about: summaryOf(found, language),
    why: words.why,
    how: words.how,
    source: facts.source,
    asOf: facts.as_of ? fillIn(asOf, { day: formatAsOf(facts.as_of, language) }, language) : "",
    language: textLanguage,
  };
}
