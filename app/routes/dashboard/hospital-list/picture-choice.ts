import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { hospitalPaths } from "~/features/hospitals/dashboard/hospital-paths.server";
import {
  addHospitalPicture,
  removeHospitalPicture,
} from "~/features/hospitals/hospital-pictures.server";
import { answerChoice } from "~/features/pictures/record-choice.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";

/** Whoever comes here by its address is shown the pictures. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(hospitalPaths.part("pictures", params.id ?? "", languageOf(request)), 303);
}

/** Puts a picture of the library behind a hospital's, or takes one of them away. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  const page = hospitalPaths.part("pictures", id, languageOf(request));
  return answerChoice(args, person.id, page, (by, { act, pictureId }, now) => {
    const change = act === "choose" ? addHospitalPicture : removeHospitalPicture;
    return change(context.db, by, { id, pictureId }, now);
  });
}
