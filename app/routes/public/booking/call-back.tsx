import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FormPage } from "~/features/forms/form-page";
import { referencesOpenHere } from "~/features/requests/family-sessions.server";
import { answerRequestForm } from "~/features/requests/form/answer.server";
import { RequestAside } from "~/features/requests/form/aside";
import { callBackPage } from "~/features/requests/form/form-page.server";
import { RequestForm } from "~/features/requests/form/request-form";
import { personOf } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "call-back", offline: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const more = new URL(request.url).searchParams.has("more");
  return callBackPage(context, {
    person: await personOf(request, context),
    language: languageOf(request),
    addedTo: (more && (await referencesOpenHere(request, context))[0]) || null,
    more,
  });
}

export async function action(args: ActionFunctionArgs) {
  return answerRequestForm(args, "call_back");
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.meta);

export default function CallBackPage() {
  const { heading, aside, form } = useLoaderData<typeof loader>();
  const { labels, ...formProps } = form;
  return (
    <FormPage {...heading} fields={labels}>
      <RequestForm {...formProps} asideLast aside={<RequestAside {...aside} />} />
    </FormPage>
  );
}
