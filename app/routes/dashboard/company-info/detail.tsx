import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { writtenLanguage } from "~/dashboard/translations.server";
import { companySchema } from "~/features/company-info/company-info.schema";
import { writeCompany } from "~/features/company-info/company-info.server";
import {
  type CompanyAnswer,
  CompanyEditor,
} from "~/features/company-info/dashboard/company-editor";
import {
  companyConflict,
  loadCompany,
} from "~/features/company-info/dashboard/company-page.server";
import { companyPath } from "~/features/company-info/dashboard/company-paths.server";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { redirectWithToast } from "~/server/flash.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadCompany(request, context);
}

/** Saves what the page of the tab's language says. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  const written = writtenLanguage(request);
  return formAction(args, {
    schema: companySchema(written),
    run: async (form, { language, fields }) => {
      const { version: seenVersion, english: seenEnglish, openedAt, ...words } = form;
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { language: written, words, seenVersion, seenEnglish };
      const result = await writeCompany(context.db, by, change, context.now());
      if (result.outcome === "conflict") {
        const attempt = { written, words, openedAt };
        const conflict = await companyConflict(context, result.found, attempt, language);
        const values = Object.fromEntries(
          Object.keys(words).map((name) => [name, String(fields.get(name) ?? "")]),
        );
        return data({ values, errors: {}, conflict }, { status: 409 });
      }
      return redirectWithToast(context, companyPath(language, written), {
        key: "editing.toasts.saved",
        variant: "success",
      });
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function CompanyInfo() {
  const { view, text } = useLoaderData<typeof loader>();
  return <CompanyEditor view={view} text={text} answer={useActionData<CompanyAnswer>()} />;
}
