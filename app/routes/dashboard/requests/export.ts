import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestsAsCsv } from "~/features/requests/queue/export.server";
import { kindsIn, listNameIn, readListFilter } from "~/features/requests/queue/list-filter";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";

/** The filtered list as a spreadsheet file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const url = new URL(request.url);
  const area = listNameIn(url);
  const filter = readListFilter(url.searchParams, area);
  const kinds = kindsIn(area, filter);
  const { signal } = request;
  return requestsAsCsv(
    context,
    filter,
    { person, kinds },
    { language: languageOf(request), signal },
  );
}
