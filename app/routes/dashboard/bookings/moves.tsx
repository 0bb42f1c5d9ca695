import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadBooking } from "~/features/bookings/dashboard/booking-page.server";
import { answerMove, type MoveAnswer } from "~/features/bookings/dashboard/move-answer.server";
import { MovePage } from "~/features/bookings/dashboard/move-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadBooking(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerMove(args, person);
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingMoves() {
  const { view, text } = useLoaderData<typeof loader>();
  return <MovePage view={view} text={text} answer={useActionData<MoveAnswer>()} />;
}
