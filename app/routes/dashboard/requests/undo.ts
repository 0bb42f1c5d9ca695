import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requestOr404 } from "~/features/requests/page/load.server";
import { requestPath } from "~/features/requests/request-path";
import { undoEvent } from "~/features/requests/undo.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  throw redirect(requestPath({ kind: "booking", id }, languageOf(request)), 303);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const found = await requestOr404(request, context, params.id);
  const fields = await readButtonForm(request, context, requestPath(found, language));
  const id = String(fields.get("entry") ?? "");
  const outcome = await undoEvent(context, person, { requestId: found.id, id });
  if (outcome === "missing") throw data(null, { status: 404 });
  // undoing may turn a booking back into a message
  const page = requestPath(await requestOr404(request, context, found.id), language);
  if (outcome === "done" || outcome === "told") {
    const key = outcome === "done" ? "handling.toasts.undone" : "handling.toasts.told";
    return redirectWithToast(context, page, { key, variant: "success" });
  }
  return redirectWithToast(context, page, { key: `handling.toasts.${outcome}`, variant: "error" });
}
