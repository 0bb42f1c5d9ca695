import { MIN_REQUESTS_FOR_PERCENTAGES } from "~/constants";
import { formatDays, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { translator } from "~/server/i18n.server";
import { PROOF_DAYS, type PublishedFigures, publishedFigures } from "./promise/published.server";

export type Proof = NonNullable<Awaited<ReturnType<typeof proof>>>;

/** The latest figures of the promise in one line; null if there are too few requests. */
export async function proof(context: Pick<Context, "db" | "now">, language: Language) {
  return proofOf(await publishedFigures(context), language);
}

/** Like `proof`, from figures that are already loaded. */
export function proofOf({ recent, marks }: PublishedFigures, language: Language) {
  if (recent.counted < MIN_REQUESTS_FOR_PERCENTAGES) return null;
  const t = translator(language);
  return {
    days: t("proof.days", { days: formatDays(PROOF_DAYS, language) }),
    summary: t("proof.said", {
      inTime: formatNumber(recent.inTime, language),
      counted: formatNumber(recent.counted, language),
    }),
    marks,
    share: recent.inTime / recent.counted,
    legend: t(marks ? "proof.eachMark" : "proof.wholeBar"),
    more: { href: paths.promise(language), label: t("proof.howWeCount") },
  };
}
