import { formatCount, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { PageWindow } from "~/paging";
import type { PaginationProps } from "~/ui/pagination";
import { texts, translator } from "./i18n.server";

/**
 * Links below a list.
 *
 * @param list `isMore`: further pages exist, uncounted
 * @param hrefOf gets undefined for the first page
 */
export function paginationOf(
  language: Language,
  { page, pages, isMore = false }: Pick<PageWindow, "page" | "pages"> & { isMore?: boolean },
  hrefOf: (page: number | undefined) => string,
): PaginationProps {
  const { pagination } = texts(language).common;
  const numbers = {
    page: formatNumber(page, language),
    pages: formatCount({ count: pages, isMore }, language),
  };
  const link = (to: number, label: string) => ({ href: hrefOf(to === 1 ? undefined : to), label });
  return {
    label: pagination.label,
    text: translator(language)("common.pagination.page", numbers),
    previous: page > 1 ? link(page - 1, pagination.previous) : undefined,
    next: page < pages ? link(page + 1, pagination.next) : undefined,
  };
}
