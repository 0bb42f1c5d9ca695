import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readChoice } from "~/features/pictures/record-pictures.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { teamPaths } from "~/features/team/dashboard/member-paths.server";
import { chooseMemberPicture } from "~/features/team/member-picture.server";
import { redirectWithToast } from "~/server/flash.server";
import { readButton } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

/** Whoever comes here by its address is shown the pictures. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(teamPaths.pictures(params.id ?? "", languageOf(request)), 303);
}

/** Chooses a picture that is there, or takes the chosen one away. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  const page = teamPaths.pictures(id, languageOf(request));
  const { act, pictureId } = readChoice(await readButton(request, context, page));
  const by = { actorId: person.id, network: context.clientAddress };
  const change = { id, pictureId: act === "choose" ? pictureId : null };
  const outcome = await chooseMemberPicture(context.db, by, change, context.now());
  if (outcome === "missing") {
    return redirectWithToast(context, page, {
      key: "pictures.toasts.notChosen",
      variant: "warning",
    });
  }
  const key = act === "choose" ? "pictures.toasts.chosen" : "pictures.toasts.removed";
  return redirectWithToast(context, page, { key, variant: "success" });
}
