import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  type PhoneRequestAnswer,
  PhoneRequestPage,
} from "~/features/requests/form/phone-request-page";
import {
  answerPhoneRequest,
  loadPhoneRequest,
} from "~/features/requests/form/phone-request-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "phone-request" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadPhoneRequest(request);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerPhoneRequest(args, person);
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewRequest() {
  const page = useLoaderData<typeof loader>();
  return <PhoneRequestPage {...page} answer={useActionData<PhoneRequestAnswer>()} />;
}
