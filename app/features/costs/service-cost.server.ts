import type { Queryable } from "#db/connection.server";
import type { ServiceKey } from "~/features/services/service";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { costsIn } from "./costs.server";

export type ServiceCostData = Awaited<ReturnType<typeof serviceCost>>;

/** What one service's page says of its cost. */
export async function serviceCost(db: Queryable, service: ServiceKey, language: Language) {
  const { costs } = texts(language);
  const { ranges, asOf, source } = await costsIn(db, language);
  return {
    range: ranges[service] ?? null,
    asOf,
    source,
    moves: costs.services[service],
    more: { href: paths.costs(language), label: costs.more },
    text: {
      title: costs.title,
      moves: costs.moves.title,
      notQuote: costs.notQuote,
      noFigures: costs.noFigures,
    },
  };
}
