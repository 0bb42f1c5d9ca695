import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { answerChoice } from "~/features/pictures/record-choice.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { teamPaths } from "~/features/team/dashboard/member-words-area.server";
import { chooseMemberPicture } from "~/features/team/member-picture.server";
import { languageOf } from "~/server/i18n.server";

/** Whoever comes here by its address is shown the pictures. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(teamPaths.part("pictures", params.id ?? "", languageOf(request)), 303);
}

/** Chooses a picture that is there, or takes the chosen one away. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  const page = teamPaths.part("pictures", id, languageOf(request));
  return answerChoice(args, person.id, page, (by, { act, pictureId }, now) => {
    const change = { id, pictureId: act === "choose" ? pictureId : null };
    return chooseMemberPicture(context.db, by, change, now);
  });
}
