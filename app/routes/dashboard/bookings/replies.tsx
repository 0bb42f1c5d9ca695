import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backToBooking, loadBooking } from "~/features/bookings/dashboard/booking-page.server";
import { recordReply } from "~/features/bookings/replies.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { ReplyPage } from "~/features/requests/dashboard/reply-page";
import { replySchema } from "~/features/requests/reply.schema";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadBooking(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const bookingId = params.id ?? "";
  return formAction(args, {
    schema: replySchema,
    run: async (reply, { language }) => {
      const outcome = await recordReply(context.db, person, { bookingId, ...reply }, context.now());
      if (outcome === "missing") throw data(null, { status: 404 });
      return backToBooking(context, bookingId, language, "dashboard.toasts.replied");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingReplies() {
  const { view, text } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return <ReplyPage view={view} list={text.nav.bookings} text={text.act} answer={answer} />;
}
