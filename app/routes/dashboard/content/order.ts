import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readOrderChange } from "~/dashboard/order.server";
import { rowAnchor } from "~/dashboard/row-anchor";
import { listedAreaFromParams } from "~/features/content/areas.server";
import { deskPaths } from "~/features/content/desk/form.server";
import { reorderRecord } from "~/features/content/engine/place.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(
    deskPaths(await listedAreaFromParams(context, params), languageOf(request)).list(),
    303,
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const area = await listedAreaFromParams(context, params);
  if (!area.order) throw data(null, { status: 404 });
  const list = deskPaths(area, languageOf(request)).list();
  const move = readOrderChange(await readButtonForm(request, context, list));
  const by = { actorId: person.id, network: context.clientAddress };
  const outcome = await reorderRecord(context.db, by, area, move, context.now());
  return outcome === "placed"
    ? redirectWithToast(context, `${list}#${rowAnchor(move.id)}`, {
        key: "editing.toasts.moved",
        variant: "success",
      })
    : redirectWithToast(context, list, { key: "editing.toasts.notMoved", variant: "warning" });
}
