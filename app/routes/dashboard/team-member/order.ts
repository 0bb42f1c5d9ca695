import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readStep } from "~/dashboard/order.server";
import { rowAnchor } from "~/dashboard/row-anchor";
import { requireAdmin } from "~/features/sessions/guards.server";
import { teamPaths } from "~/features/team/dashboard/member-words-area.server";
import { placeMember } from "~/features/team/members.server";
import { redirectWithToast } from "~/server/flash.server";
import { readButton } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

/** Whoever comes here by its address is shown the list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(teamPaths.list(languageOf(request)), 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const list = teamPaths.list(languageOf(request));
  const step = readStep(await readButton(request, context, list));
  const by = { actorId: person.id, network: context.clientAddress };
  const outcome = await placeMember(context.db, by, step, context.now());
  return outcome === "placed"
    ? redirectWithToast(context, `${list}#${rowAnchor(step.id)}`, {
        key: "editing.toasts.moved",
        variant: "success",
      })
    : redirectWithToast(context, list, { key: "editing.toasts.notMoved", variant: "warning" });
}
