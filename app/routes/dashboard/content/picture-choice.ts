import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pictureAreaFromParams } from "~/features/content/areas.server";
import { deskPaths } from "~/features/content/desk/form.server";
import { changePictures } from "~/features/content/engine/pictures.server";
import { answerChoice } from "~/features/pictures/record-choice.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const paths = deskPaths(await pictureAreaFromParams(context, params), languageOf(request));
  return redirect(paths.recordPage(params.id ?? "", "pictures"), 303);
}

/** Chooses an existing picture, or removes the chosen one. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const area = await pictureAreaFromParams(context, params);
  const id = params.id ?? "";
  const page = deskPaths(area, languageOf(request)).recordPage(id, "pictures");
  return answerChoice(args, person.id, page, (by, change, now) =>
    changePictures(context.db, by, area, { id, change }, now),
  );
}
