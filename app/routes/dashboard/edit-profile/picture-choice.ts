import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { chooseOwnPhoto } from "~/features/people/coordinator-profile/own-photo.server";
import { ownPhotoPage } from "~/features/people/coordinator-profile/own-profile-view.server";
import { answerChoice } from "~/features/pictures/record-choice.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(ownPhotoPage(languageOf(request)), 303);
}

/** Chooses an existing picture as the coordinator's photo, or removes it. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  const page = ownPhotoPage(languageOf(request));
  return answerChoice(args, person.id, page, (by, { act, pictureId }, now) =>
    chooseOwnPhoto(context.db, by, act === "choose" ? pictureId : null, now),
  );
}
