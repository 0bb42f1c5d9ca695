import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { writtenLanguage } from "~/dashboard/translations.server";
import { costsSchema } from "~/features/costs/costs.schema";
import { type CostsAnswer, CostsEditor } from "~/features/costs/dashboard/costs-editor";
import { costsPath } from "~/features/costs/dashboard/costs-paths.server";
import { costsConflict, loadCosts } from "~/features/costs/dashboard/costs-view.server";
import { writePriceList } from "~/features/costs/price-list.server";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { redirectWithToast } from "~/server/flash.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadCosts(request, context);
}

/** Saves what the page of the tab's language says. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  const written = writtenLanguage(request);
  return formAction(args, {
    schema: costsSchema(written),
    run: async (form, { language, fields }) => {
      const { version: seenVersion, english: seenEnglish, openedAt, ...words } = form;
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { language: written, words, seenVersion, seenEnglish };
      const result = await writePriceList(context.db, by, change, context.now());
      if (result.outcome === "conflict") {
        const attempt = { written, words, openedAt };
        const conflict = await costsConflict(context, result.found, attempt, language);
        const values = Object.fromEntries(
          Object.keys(words).map((name) => [name, String(fields.get(name) ?? "")]),
        );
        return data({ values, errors: {}, conflict }, { status: 409 });
      }
      return redirectWithToast(context, costsPath(language, written), {
        key: "editing.toasts.saved",
        variant: "success",
      });
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Costs() {
  const { view, text } = useLoaderData<typeof loader>();
  return <CostsEditor view={view} text={text} answer={useActionData<CostsAnswer>()} />;
}
