import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { undoMove } from "~/features/bookings/undo.server";
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

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const bookingId = params.id ?? "";
  const page = paths.dashboardBooking(bookingId, languageOf(request));
  const fields = await readButton(request, context, page);
  const undone = { bookingId, id: String(fields.get("entry") ?? "") };
  const outcome = await undoMove(context, person, undone);
  if (outcome === "missing") throw data(null, { status: 404 });
  return outcome === "done"
    ? redirectWithToast(context, page, { key: "handling.toasts.undone", variant: "success" })
    : redirectWithToast(context, page, { key: "handling.toasts.changed", variant: "error" });
}
