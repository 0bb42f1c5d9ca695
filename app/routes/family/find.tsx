import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { accessOptionsView } from "~/features/requests/family/access-options.server";
import { answerFind, findSchema } from "~/features/requests/family/find-answer.server";
import { FindPage } from "~/features/requests/family/find-page";
import type { PageHandle } from "~/page-handle";
import { cleanText } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "find-request" };

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { find, number } = texts(language).requestAccess;
  const query = new URL(request.url).searchParams;
  const typedReference = cleanText(query.get("reference") ?? "").slice(0, 100);
  const sent = query.has("sent") ? find.sent : null;
  return {
    meta: { title: sent?.title ?? find.title },
    page: {
      title: find.title,
      lead: find.lead,
      reference: { label: number.label, hint: number.hint },
      contact: { label: find.contact },
      rules: formRulesOf(findSchema),
      defaults: { reference: typedReference },
      submit: find.submit,
      sent,
      ways: accessOptionsView(language, ["code", "number"]),
    },
  };
}

export const action = (args: ActionFunctionArgs) => answerFind(args);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function Find() {
  const { page } = useLoaderData<typeof loader>();
  return <FindPage {...page} failed={useActionData<typeof action>()} />;
}
