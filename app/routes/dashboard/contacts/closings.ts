import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { backToMessage, messagePath } from "~/features/messages/dashboard/message-views.server";
import { changeMessage } from "~/features/messages/message-history.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { readButton } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

/** Whoever comes here by its address is shown the message. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  throw redirect(messagePath(params.id ?? "", languageOf(request)));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  const page = messagePath(id, languageOf(request));
  const fields = await readButton(request, context, page);
  const kind = fields.get("closed") === "no" ? "reopen" : "close";
  const formKey = fields.get("formKey");
  const key = typeof formKey === "string" ? formKey : null;
  const outcome = await changeMessage(context.db, person, id, { kind }, key, context.now());
  if (outcome === "missing") throw data(null, { status: 404 });
  const toast = kind === "close" ? "dashboard.toasts.closed" : "dashboard.toasts.reopened";
  return backToMessage(context, id, languageOf(request), toast);
}
