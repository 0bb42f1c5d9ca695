import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readOrderChange } from "~/dashboard/order.server";
import { pictureAreaFromParams } from "~/features/content/areas.server";
import { deskPaths } from "~/features/content/desk/form.server";
import { changePictures } from "~/features/content/engine/pictures.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const paths = deskPaths(await pictureAreaFromParams(context, params), languageOf(request));
  return redirect(paths.recordPage(params.id ?? "", "pictures"), 303);
}

/** Moves a picture by one place; the first picture represents the record. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const area = await pictureAreaFromParams(context, params);
  if (!area.pictures) throw data(null, { status: 404 });
  const id = params.id ?? "";
  const page = deskPaths(area, languageOf(request)).recordPage(id, "pictures");
  const move = readOrderChange(await readButtonForm(request, context, page));
  const by = { actorId: person.id, network: context.clientAddress };
  const change = { act: "place", move } as const;
  const outcome = await changePictures(context.db, by, area, { id, change }, context.now());
  return outcome === "done"
    ? redirectWithToast(context, page, { key: "editing.toasts.moved", variant: "success" })
    : redirectWithToast(context, page, { key: "editing.toasts.notMoved", variant: "warning" });
}
