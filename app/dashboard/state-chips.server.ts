import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import type { StateChip } from "./state-chips";
import { type WordsNeed, wordsNeeds } from "./translation";

/**
 * The chips of a list: everything, each state, and the bin.
 *
 * @param list `counts` without those in the bin; `hrefOf` the list with a state, or with all
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
 * The chips of what a list's words need. Pressed again, the chosen one is taken off.
 *
 * @param list `counts` without those in the bin; `hrefOf` the list with a need, or without
 */
export function wordsChips(
  list: {
    counts: Record<WordsNeed, number>;
    chosen: WordsNeed | null;
    hrefOf: (need: WordsNeed | null) => string;
  },
  language: Language,
): StateChip[] {
  const { needs } = texts(language).editing.list;
  return wordsNeeds.map((need) => {
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
