import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import type { StateChip } from "./state-chips";
import { type TranslationFilter, translationFilters } from "./translation";

/**
 * Chips of a list: all, each state, and the bin.
 *
 * @param list `counts` without deleted records; `hrefOf` gets null for "all"
 */
export function stateChips<State extends string>(
  list: {
    states: readonly State[];
    labels: Record<State, string>;
    counts: Record<State, number>;
    chosen: State | null;
    hrefOf: (state: State | null) => string;
  },
  language: Language,
): StateChip[] {
  const { all, bin } = texts(language).editing.list;
  const { states, labels, counts, chosen, hrefOf } = list;
  const total = states.reduce((sum, state) => sum + counts[state], 0);
  const chip = (key: State | null, label: string, count: number) => ({
    key: key ?? "all",
    label,
    count: formatNumber(count, language),
    href: hrefOf(key),
    isCurrent: chosen === key,
  });
  return [
    chip(null, all, total),
    ...states.map((state) => chip(state, labels[state], counts[state])),
    {
      key: "bin",
      label: bin,
      count: null,
      href: paths.dashboardPage("bin", language),
      isCurrent: false,
    },
  ];
}

/**
 * Chips for translation states; the chosen one toggles off.
 *
 * @param list `counts` without deleted records; `hrefOf` gets null to remove the filter
 */
export function translationChips(
  list: {
    counts: Record<TranslationFilter, number>;
    chosen: TranslationFilter | null;
    hrefOf: (need: TranslationFilter | null) => string;
  },
  language: Language,
): StateChip[] {
  const { needs } = texts(language).editing.list;
  return translationFilters.map((need) => {
    const isCurrent = list.chosen === need;
    return {
      key: need,
      label: needs[need],
      count: formatNumber(list.counts[need], language),
      href: list.hrefOf(isCurrent ? null : need),
      isCurrent,
    };
  });
}
