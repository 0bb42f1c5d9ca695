import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { OnePageAnswer } from "~/dashboard/one-page-editor";
import { writtenLanguage } from "~/dashboard/translations.server";
import { isOpen } from "~/features/company/company.server";
import { companySchema } from "~/features/company-info/company-info.schema";
import { writeCompany } from "~/features/company-info/company-info.server";
import { CompanyEditor } from "~/features/company-info/dashboard/company-editor";
import { companyPage, loadCompany } from "~/features/company-info/dashboard/company-page.server";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { answerOnePage } from "~/features/worded-content/one-record-answers.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "company" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadCompany(request, context);
}

/** Saves the fields in the tab's language. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  const written = writtenLanguage(request);
  return formAction(args, {
    schema: companySchema(written),
    run: async ({ version: seenVersion, english: seenEnglish, openedAt, ...words }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { language: written, words, seenVersion, seenEnglish };
      const wasOpen = await isOpen(context.db);
      const result = await writeCompany(context.db, by, change, context.now());
      if (!wasOpen && (await isOpen(context.db))) {
        return redirectWithToast(context, paths.setUp(form.language), {
          key: "setUp.opened",
          variant: "success",
        });
      }
      return answerOnePage(context, companyPage, result, { written, words, openedAt }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function CompanyInfo() {
  const { view, text } = useLoaderData<typeof loader>();
  return <CompanyEditor view={view} text={text} answer={useActionData<OnePageAnswer>()} />;
}
