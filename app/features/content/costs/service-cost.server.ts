import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { ServiceKey } from "~/service-keys";
import { costsIn } from "./costs.server";

export type ServiceCostData = Awaited<ReturnType<typeof serviceCost>>;

export async function serviceCost(context: Context, service: ServiceKey, language: Language) {
  const { costs } = texts(language);
  const { ranges, asOf, source } = await costsIn(context.db, language);
  return {
    range: ranges[service] ?? null,
    asOf,
    source,
    costFactors: costs.services[service],
    more: { href: paths.costs(language), label: costs.more },
    text: {
      title: costs.title,
      moves: costs.moves.title,
      notQuote: costs.notQuote,
      noFigures: costs.noFigures,
    },
  };
}
