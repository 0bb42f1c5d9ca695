import { formatCount, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { PageWindow } from "~/paging";
import type { PaginationProps } from "~/ui/pagination";
import { texts, translator } from "./i18n.server";

/**
 * What the links below a list say and where they lead.
 *
 * @param list `isMore`: there are further pages, which nobody has counted
 * @param hrefOf the list's address with a page number, or without one for the first page
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
