import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { replySchema } from "~/features/bookings/coordinator-forms.schema";
import { ReplyForm } from "~/features/bookings/dashboard/booking-forms";
import { readBookingForm } from "~/features/bookings/dashboard/booking-page.server";
import { busyForm } from "~/features/forms/busy-form.server";
import { backToMessage, loadMessage } from "~/features/messages/dashboard/message-views.server";
import { changeMessage } from "~/features/messages/message-history.server";
import { RequestFormPage } from "~/features/requests/dashboard/request-form-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadMessage(request, context, params.id);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  const { failed, value, fields } = await readBookingForm(request, context, replySchema);
  if (failed) return failed;
  const { formKey, ...reply } = value;
  const change = { kind: "reply", ...reply } as const;
  let outcome: Awaited<ReturnType<typeof changeMessage>>;
  try {
    outcome = await changeMessage(context.db, person, id, change, formKey, context.now());
  } catch (error) {
    return busyForm(context, languageOf(request), fields, error);
  }
  if (outcome === "missing") throw data(null, { status: 404 });
  return backToMessage(context, id, languageOf(request), "dashboard.toasts.replied");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MessageReplies() {
  const { view, text } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <RequestFormPage about={view} list={text.nav.messages} title={text.act.reply} failed={failed}>
      <div className={styles.panel}>
        <p>{text.act.replyText}</p>
        <ReplyForm view={view} text={text.act} failed={failed} />
      </div>
    </RequestFormPage>
  );
}
