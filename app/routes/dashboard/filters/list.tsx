import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import { savedFilterSchema } from "~/features/requests/queue/saved-filter.schema";
import { SavedFiltersPage } from "~/features/requests/queue/saved-filters-page";
import {
  filterToSave,
  savedFiltersView,
} from "~/features/requests/queue/saved-filters-view.server";
import { FILTERS_MAX } from "~/features/requests/saved-filter";
import { renameFilter, saveFilter } from "~/features/requests/saved-filters.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { formatNumber } from "~/locales/format";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "saved-filter" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const address = new URL(request.url).searchParams;
  return savedFiltersView(context.db, address, person, languageOf(request));
}

/** Saves the address's filter under a name, or renames a saved one. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  const by = { userId: person.id, network: context.clientAddress };
  return formAction(args, {
    schema: savedFilterSchema,
    run: async ({ name, rename: id }, { language, fail }) => {
      const now = context.now();
      const filter = filterToSave(new URL(request.url).searchParams);
      const result = id
        ? await renameFilter(context.db, by, { id, name }, now)
        : await saveFilter(context.db, by, { ...filter, name }, now);
      if (result === "taken") return fail({ name: "lists.saved.taken" }, 409);
      if (result === "missing") return fail({ "": "lists.saved.toasts.gone" }, 409);
      if (result === "too-many") {
        const values = { count: formatNumber(FILTERS_MAX, language) };
        return fail({ "": { key: "lists.saved.tooMany", values } }, 409);
      }
      return redirectWithToast(context, paths.dashboardPage("filters", language), {
        key: id ? "lists.saved.toasts.renamed" : "lists.saved.toasts.saved",
        variant: "success",
      });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function SavedFilters() {
  return (
    <SavedFiltersPage
      view={useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
    />
  );
}
