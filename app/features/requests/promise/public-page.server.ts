import { MIN_REQUESTS_FOR_PERCENTAGES } from "~/constants";
import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import {
  formatAsOf,
  formatDays,
  formatDuration,
  formatNumber,
  formatPercent,
} from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import type { PageMeta } from "~/server/page-meta";
import { breadcrumbs } from "~/site/structured-data";
import type { FigureTableProps } from "~/ui/figure-table";
import { proofOf } from "../proof.server";
import type { PromiseResult } from "./promise-result";
import { PROOF_DAYS, type PublishedFigures, publishedFigures } from "./published.server";

export type PromisePageData = Awaited<ReturnType<typeof promisePage>>;

const MINUTE_MS = 60_000;

/** Public figures of the promise, including missed ones, and the counting rules. */
export async function promisePage(context: Context, language: Language) {
  const { booking, common, proof: text } = texts(language);
  const t = translator(language);
  const figures = await publishedFigures(context);
  const company = await companyInfo(context, language);
  const least = formatNumber(MIN_REQUESTS_FOR_PERCENTAGES, language);
  const proof = proofOf(figures, language);
  const meta: PageMeta = { title: text.title, description: text.metaDescription };
  return {
    language,
    company,
    meta,
    title: text.title,
    lead: text.lead,
    proof,
    facts: proof ? recentFacts(figures.recent, language) : [],
    few: {
      title: text.few.title,
      text: t("proof.few.text", { least, days: formatDays(PROOF_DAYS, language) }),
    },
    // hidden if no month has enough requests; otherwise months with fewer are shown too
    months: figures.months.some(isEnough) ? monthTable(figures.months, language) : null,
    fewNote: figures.months.every(isEnough) ? null : t("proof.byMonth.few", { least }),
    spam: t("proof.spam", {
      days: formatDays(PROOF_DAYS, language),
      count: formatNumber(figures.spam.count, language),
      late: formatNumber(figures.spam.late, language),
    }),
    rules: text.rules,
    late: text.late,
    buttons: contactButtonTexts(company, language),
    privacy: { href: paths.privacy(language), label: booking.aside.privacyLink },
    monthTitle: text.byMonth.title,
    crumbs: breadcrumbs(context.env.publicUrl, [
      { href: paths.home(language), label: common.nav.home },
      { href: paths.promise(language), label: text.title },
    ]),
  };
}

function isEnough({ counted }: PromiseResult): boolean {
  return counted >= MIN_REQUESTS_FOR_PERCENTAGES;
}

function recentFacts(recent: PromiseResult, language: Language) {
  const { terms } = texts(language).proof;
  return [
    { term: formatPercent(recent.inTime / recent.counted, language), text: terms.share },
    { term: formatNumber(recent.counted - recent.inTime, language), text: terms.missed },
    ...(recent.medianMinutes === null
      ? []
      : [{ term: duration(recent.medianMinutes, language), text: terms.median }]),
  ];
}

function monthTable(months: PublishedFigures["months"], language: Language): FigureTableProps {
  const { byMonth } = texts(language).proof;
  const t = translator(language);
  const number = (value: number) => formatNumber(value, language);
  return {
    caption: byMonth.caption,
    heads: [byMonth.month, byMonth.inTime, byMonth.missed, byMonth.median],
    rows: months.map(({ month, counted, inTime, medianMinutes }) => ({
      key: month,
      label: formatAsOf(month, language),
      cells: [
        t("proof.byMonth.ofCounted", { inTime: number(inTime), counted: number(counted) }),
        number(counted - inTime),
        medianMinutes === null ? byMonth.none : duration(medianMinutes, language),
      ],
    })),
  };
}

function duration(minutes: number, language: Language): string {
  return formatDuration(minutes * MINUTE_MS, language);
}
