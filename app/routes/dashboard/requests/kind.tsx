import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MakeBookingPage } from "~/features/all-requests/dashboard/make-booking-page";
import {
  answerMaking,
  loadMaking,
} from "~/features/all-requests/dashboard/make-booking-page.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadMaking(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerMaking(args, person);
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MakeBooking() {
  const page = useLoaderData<typeof loader>();
  return <MakeBookingPage {...page} answer={useActionData<FormAnswer>()} />;
}
