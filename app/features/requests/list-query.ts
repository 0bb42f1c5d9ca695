import { normalForm } from "~/server/normal-form";

/** What a coordinator asks a list of requests for. */
export interface ListQuery<Filter extends string> {
  search: string;
  status: Filter | null;
  page: number;
}

/** Reads a list's query; what does not fit counts as not given. */
export function readListQuery<Filter extends string>(
  query: URLSearchParams,
  isFilter: (value: unknown) => value is Filter,
): ListQuery<Filter> {
  const status = query.get("status");
  const page = query.get("page") ?? "";
  return {
    search: normalForm((query.get("search") ?? "").toWellFormed(), "NFC")
      .trim()
      .slice(0, 100),
    status: isFilter(status) ? status : null,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}
