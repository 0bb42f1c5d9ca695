import { formRulesOf } from "~/features/forms/form-rules.server";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { serviceKeys } from "~/service-keys";
import { fieldLabels } from "../cost-labels.server";
import {
  type CostWord,
  costWords,
  currencies,
  fieldsIn,
  gapsIn,
  PRICE_LIST,
  rangeField,
} from "../costs";
import { costsSchema } from "../costs.schema";
import { type OnePageArea, onePageView } from "../one-record.server";
import { findPriceList } from "../price-list.server";

/** The list's declaration for its page. */
export const costsArea: OnePageArea<CostWord> = {
  record: { kind: "costs", id: PRICE_LIST },
  title: (language) => texts(language).costEditing.title,
  fieldsIn,
  labels: fieldLabels,
  words: costWords,
  wordTexts: (language) => {
    const { fields: labels, hints } = texts(language).costEditing;
    return { labels, hints };
  },
  longWords: ["payers"],
  gapsIn,
  rules: (written) => formRulesOf(costsSchema(written)),
  site: paths.costs,
};

export type CostsView = Awaited<ReturnType<typeof loadCosts>>;

/** Loads the page of costs. @throws a 404 page for an unknown language */
export async function loadCosts(request: Request, context: Context) {
  const list = await findPriceList(context.db);
  if (!list) throw new Error("The list of costs is missing");
  const { costEditing, editing, services } = texts(languageOf(request));
  const view = await onePageView(request, context, costsArea, list);
  return {
    meta: { title: view.title },
    view: {
      ...view,
      ranges: serviceKeys.map((service) => ({
        service,
        name: services.items[service].name,
        from: rangeField(service, "from"),
        to: rangeField(service, "to"),
        currency: rangeField(service, "currency"),
      })),
      currencies: currencies.map((value) => ({ value, label: value })),
    },
    text: { ...editing, ...costEditing },
  };
}
