import { PAGE_SIZE } from "~/constants";

export type Part = "all" | "overdue" | "other";

export interface OverdueFirst<Row> {
  rows: Row[];
  count: number;
  /** The page that is shown: the last one, where a later one was asked for. */
  page: number;
  pages: number;
}

/**
 * One page of a list: what is overdue first, then the rest. They are asked for one after the
 * other, so that each comes in the order of an index.
 */
export async function overdueFirst<Row>(
  asked: number,
  count: (part: Part) => Promise<number>,
  select: (part: Part, limit: number, offset: number) => Promise<Row[]>,
): Promise<OverdueFirst<Row>> {
  const all = await count("all");
  const overdue = await count("overdue");
  const pages = Math.max(1, Math.ceil(all / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const offset = (page - 1) * PAGE_SIZE;
  const first = offset < overdue ? await select("overdue", PAGE_SIZE, offset) : [];
  const room = PAGE_SIZE - first.length;
  const rest = room > 0 ? await select("other", room, Math.max(0, offset - overdue)) : [];
  return { rows: [...first, ...rest], count: all, page, pages };
}
