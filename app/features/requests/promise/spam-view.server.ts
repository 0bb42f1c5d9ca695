import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import type { FigureTableProps } from "~/ui/figure-table";
import type { PromiseFigures } from "./figures.server";
import { spamTotal } from "./spam.server";

/** Requests declined as spam: how many, how many late, a link to them, a table by coordinator. */
export function spamView(
  { spam, perDay }: Pick<PromiseFigures, "spam" | "perDay">,
  language: Language,
) {
  const { promise: text } = texts(language);
  const { heads } = text;
  const number = (value: number) => formatNumber(value, language);
  const all = spamTotal(spam);
  const table: FigureTableProps = {
    caption: text.spam.byCoordinator,
    heads: [heads.coordinator, heads.spam, heads.afterDeadline],
    rows: spam.map(({ name, count, late }, key) => ({
      key,
      label: name ?? text.byCoordinator.unknown,
      cells: [number(count), number(late)],
    })),
  };
  return {
    title: text.spam.title,
    count: translator(language)("promise.spam.count", {
      count: number(all.count),
      late: number(all.late),
    }),
    text: text.spam.text,
    listLink: {
      href: paths.dashboardBookings(language, {
        kind: "all",
        status: "spam",
        from: perDay[0]?.day,
      }),
      label: text.spam.look,
    },
    byCoordinator: spam.length > 0 ? table : null,
  };
}
