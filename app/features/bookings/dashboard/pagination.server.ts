import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";

/** @param href of a page; null stands for the first, which needs no number */
export function pagination(
  { page, pages }: { page: number; pages: number },
  language: Language,
  href: (page: number | null) => string,
) {
  const { label, previous, next } = texts(language).common.pagination;
  return {
    label,
    text: translator(language)("common.pagination.page", {
      page: formatNumber(page, language),
      pages: formatNumber(pages, language),
    }),
    previous: page > 1 ? { href: href(page > 2 ? page - 1 : null), label: previous } : undefined,
    next: page < pages ? { href: href(page + 1), label: next } : undefined,
  };
}
