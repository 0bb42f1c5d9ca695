import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { OnePageAnswer } from "~/dashboard/one-page-editor";
import { writtenLanguage } from "~/dashboard/translations.server";
import { costsSchema } from "~/features/content/costs/costs.schema";
import { CostsEditor } from "~/features/content/costs/dashboard/costs-editor";
import { costsArea, loadCosts } from "~/features/content/costs/dashboard/costs-view.server";
import { answerOnePage } from "~/features/content/costs/one-record-answers.server";
import { writePriceList } from "~/features/content/costs/price-list.server";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "costs" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadCosts(request, context);
}

/** Saves the fields in the tab's language. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  const written = writtenLanguage(request);
  return formAction(args, {
    schema: costsSchema(written),
    run: async ({ version: seenVersion, english: seenEnglish, openedAt, ...words }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { language: written, words, seenVersion, seenEnglish };
      const result = await writePriceList(context.db, by, change, context.now());
      return answerOnePage(context, costsArea, result, { written, words, openedAt }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Costs() {
  const { view, text } = useLoaderData<typeof loader>();
  return <CostsEditor view={view} text={text} answer={useActionData<OnePageAnswer>()} />;
}
