/** Cards on one page of a public list. */
export const CARDS_PER_PAGE = 12;

/** Three side by side: people compare hospitals, and turn no page among the first. */
export const HOSPITALS_PER_PAGE = 24;

/** The page that an address asks for; the first where it asks for none that could be. */
export function readPage(value: string | null): number {
  return /^[1-9]\d{0,6}$/.test(value ?? "") ? Number(value) : 1;
}

/** How addresses name a page: the first one not at all. */
export function pageQuery(page: number): { page?: number } {
  return page > 1 ? { page } : {};
}

export interface PageWindow {
  /** The page that is shown: the last one, where a later one was asked for. */
  page: number;
  pages: number;
  /** Rows to pass over, from the list's nearer end. */
  offset: number;
  limit: number;
  /** Read the list backwards, and turn the rows round: its end is nearer. */
  fromEnd: boolean;
}

/**
 * Which rows stand on a page. A database walks over what it skips, so that the last of a thousand
 * pages is counted from the end.
 */
export function windowOf(count: number, asked: number, size = CARDS_PER_PAGE): PageWindow {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(asked, pages);
  const before = (page - 1) * size;
  const limit = Math.min(size, count - before);
  const after = count - before - limit;
  const fromEnd = after < before;
  return { page, pages, offset: fromEnd ? after : before, limit, fromEnd };
}
