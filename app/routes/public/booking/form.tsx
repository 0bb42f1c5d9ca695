import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FormPage } from "~/features/forms/form-page";
import { answerRequestForm } from "~/features/requests/form/answer.server";
import { RequestAside } from "~/features/requests/form/aside";
import { bookingPage } from "~/features/requests/form/form-page.server";
import { RequestForm } from "~/features/requests/form/request-form";
import { personOf } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "booking", offline: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const person = await personOf(request, context);
  return bookingPage(context, query, { person, language: languageOf(request) });
}

export async function action(args: ActionFunctionArgs) {
  return answerRequestForm(args, "booking");
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.meta);

export default function BookingPage() {
  const { heading, aside, form } = useLoaderData<typeof loader>();
  const { labels, ...formProps } = form;
  return (
    <FormPage {...heading} isLeadHiddenOnPhone fields={labels}>
      <RequestForm {...formProps} asideLast aside={<RequestAside {...aside} />} />
    </FormPage>
  );
}
