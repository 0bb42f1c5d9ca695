import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { messageActSchema } from "~/features/messages/act.schema";
import { recordMessageAct } from "~/features/messages/acts.server";
import { messagePath } from "~/features/messages/dashboard/message-views.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { redirectWithToast } from "~/server/flash.server";
import { readButton } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

const seenSchema = messageActSchema.pick({ heard: true, formKey: true });

/** Whoever comes here by its address is shown the message. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  throw redirect(messagePath(params.id ?? "", languageOf(request)));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const messageId = params.id ?? "";
  const page = messagePath(messageId, languageOf(request));
  const fields = await readButton(request, context, page);
  const move = fields.get("closed") === "no" ? "reopen" : "close";
  const { heard, formKey } = seenSchema.parse(Object.fromEntries(fields));
  const act = { messageId, did: null, words: "", move, heard } as const;
  const outcome = await recordMessageAct(context, person, {
    ...act,
    formKey: formKey ?? randomUUID(),
  });
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "unheard") {
    return redirectWithToast(context, page, {
      key: "handling.conflict.unheardSender",
      variant: "warning",
      // until it is read
      duration: 0,
    });
  }
  // the page says where the work goes on
  if (outcome !== "done") {
    return redirectWithToast(context, page, { key: "messages.actionFailed", variant: "error" });
  }
  return redirectWithToast(context, page, {
    key: move === "close" ? "dashboard.toasts.closed" : "dashboard.toasts.reopened",
    variant: "success",
  });
}
