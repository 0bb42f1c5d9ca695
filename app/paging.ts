/** Cards on one page of a public list. */
export const CARDS_PER_PAGE = 12;

/** More cards per page than elsewhere, in three columns: people compare hospitals. */
export const HOSPITALS_PER_PAGE = 24;

/** The requested page; 1 if it is invalid. */
export function readPage(value: string | null): number {
  return /^[1-9]\d{0,6}$/.test(value ?? "") ? Number(value) : 1;
}

/** The first page has no parameter. */
export function pageQuery(page: number): { page?: number } {
  return page > 1 ? { page } : {};
}

export interface PageWindow {
  /** The shown page; the last one if a later one was requested. */
  page: number;
  pages: number;
  /** Rows to skip from the nearer end. */
  offset: number;
  limit: number;
  /** Read the list backwards and reverse the rows: its end is nearer. */
  fromEnd: boolean;
}

/** Databases walk over skipped rows, so late pages are counted from the end. */
export function windowOf(count: number, requestedPage: number, size = CARDS_PER_PAGE): PageWindow {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(requestedPage, pages);
  const rowsBefore = (page - 1) * size;
  const limit = Math.min(size, count - rowsBefore);
  const rowsAfter = count - rowsBefore - limit;
  const fromEnd = rowsAfter < rowsBefore;
  return { page, pages, offset: fromEnd ? rowsAfter : rowsBefore, limit, fromEnd };
}
