import { FACTS } from "~/features/audit/content-area.server";
import { areaTexts } from "~/locales/areas";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { serviceKeys } from "~/service-keys";
import { defineArea } from "../engine/area.server";
import { currencies } from "./costs";

const text = areaTexts.costs;

const serviceNames = (language: Language) => {
  const { items } = texts(language).services;
  return Object.fromEntries(serviceKeys.map((key) => [key, items[key].name]));
};

/** Usual costs of the services, as the site's owner enters them. */
export const costs = defineArea({
  key: "costs",
  single: true,
  table: "price_list",
  texts: "price_list_texts",
  icon: "note",
  text,
  words: {
    source: { kind: "line", max: 300, optional: true },
    payers: { kind: "text", max: 1000, optional: true },
  },
  facts: {
    ranges: { kind: "ranges", of: serviceKeys, names: serviceNames, currencies },
    as_of: { kind: "day", past: "hospitals.editing.asOfFuture" },
  },
  nameField: "source",
  // no range is shown without a date and a source
  checks: ({ facts, texts: costTexts }, language) =>
    facts.ranges
      ? [
          { isDone: Boolean(facts.as_of), text: text[language].checks.day, part: FACTS },
          {
            isDone: Boolean(costTexts[defaultLanguage]?.words.source),
            text: text[language].checks.source,
            part: defaultLanguage,
          },
        ]
      : [],
  site: (_, language) => paths.costs(language),
});
