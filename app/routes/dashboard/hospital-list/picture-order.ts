import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readStep } from "~/dashboard/order.server";
import { hospitalPaths } from "~/features/hospitals/dashboard/hospital-paths.server";
import { placeHospitalPicture } from "~/features/hospitals/hospital-pictures.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { redirectWithToast } from "~/server/flash.server";
import { readButton } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

/** Whoever comes here by its address is shown the pictures. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(hospitalPaths.part("pictures", params.id ?? "", languageOf(request)), 303);
}

/** Moves one of a hospital's pictures by a step; the first is the cover. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  const page = hospitalPaths.part("pictures", id, languageOf(request));
  const step = readStep(await readButton(request, context, page));
  const by = { actorId: person.id, network: context.clientAddress };
  const outcome = await placeHospitalPicture(context.db, by, id, step, context.now());
  return outcome === "done"
    ? redirectWithToast(context, page, { key: "editing.toasts.moved", variant: "success" })
    : redirectWithToast(context, page, { key: "editing.toasts.notMoved", variant: "warning" });
}
