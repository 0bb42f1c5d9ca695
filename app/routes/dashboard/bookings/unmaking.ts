import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { takeBackBooking } from "~/features/all-requests/made-bookings.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButton } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

/** Whoever comes here by its address is shown the booking. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  throw redirect(paths.dashboardBooking(params.id ?? "", languageOf(request)));
}

/** Takes back that the booking was made of a message: the message is open again. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const id = params.id ?? "";
  const page = paths.dashboardBooking(id, language);
  const fields = await readButton(request, context, page);
  const made = { id, entry: String(fields.get("entry") ?? "") };
  const outcome = await takeBackBooking(context, person, made);
  if (outcome.outcome === "missing") throw data(null, { status: 404 });
  if (outcome.outcome === "changed") {
    return redirectWithToast(context, page, { key: "handling.toasts.changed", variant: "error" });
  }
  const message = paths.dashboardRecord("contacts", outcome.message.id, language);
  return redirectWithToast(context, message, {
    key: "handling.toasts.undone",
    variant: "success",
  });
}
