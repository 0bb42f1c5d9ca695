import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { numberSchema } from "~/features/requests/family/access.schema";
import { accessOptionsView } from "~/features/requests/family/access-options.server";
import { answerNumber, findFamilyPages } from "~/features/requests/family/number-answer.server";
import { NumberPage } from "~/features/requests/family/number-page";
import type { PageHandle } from "~/page-handle";
import { cleanText } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "request-number" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { number, page: label } = texts(language).requestAccess;
  const typedReference = cleanText(new URL(request.url).searchParams.get("reference") ?? "").slice(
    0,
    100,
  );
  const openPages = await findFamilyPages(request, context, { written: typedReference, language });
  const { title, lead, submit, hint, waysText, waysTitle } = number;
  return {
    meta: { title },
    page: {
      title,
      lead,
      field: { label: number.label, hint },
      rules: formRulesOf(numberSchema),
      defaults: { reference: typedReference },
      submit,
      open: { title: number.open, label, pages: openPages },
      ways: { ...accessOptionsView(language, ["find", "code"], typedReference), title: waysTitle },
      waysText,
    },
  };
}

export const action = (args: ActionFunctionArgs) => answerNumber(args);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function RequestNumber() {
  const { page } = useLoaderData<typeof loader>();
  return <NumberPage {...page} failed={useActionData<typeof action>()} />;
}
