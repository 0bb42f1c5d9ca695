import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { spokenCodeSchema } from "~/features/requests/family/access.schema";
import { accessOptionsView } from "~/features/requests/family/access-options.server";
import { answerSpokenCode } from "~/features/requests/family/open-answer.server";
import { SpokenCodePage } from "~/features/requests/family/open-page";
import type { PageHandle } from "~/page-handle";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "spoken-code" };

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { code, open, device } = texts(language).requestAccess;
  const { title, lead, label, hint } = code;
  return {
    meta: { title },
    page: {
      title,
      lead,
      code: { label, hint },
      device,
      rules: formRulesOf(spokenCodeSchema),
      submit: open.submit,
      ways: accessOptionsView(language, ["find", "number"]),
    },
  };
}

export const action = (args: ActionFunctionArgs) => answerSpokenCode(args);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function Code() {
  const { page } = useLoaderData<typeof loader>();
  return <SpokenCodePage {...page} failed={useActionData<typeof action>()} />;
}
