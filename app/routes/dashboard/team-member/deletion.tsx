import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmPage } from "~/dashboard/confirm-page";
import { deletedFlash } from "~/features/content/undo.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { requireAdmin } from "~/features/sessions/guards.server";
import { loadMemberToDelete } from "~/features/team/dashboard/member-forms.server";
import { teamPaths } from "~/features/team/dashboard/member-words-area.server";
import { deleteMember } from "~/features/team/members.server";
import { deletionSchema } from "~/features/worded-content/record.schema";
import { redirectWithToast } from "~/server/flash.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadMemberToDelete(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: deletionSchema,
    run: async ({ version: seenVersion }, { language, fail }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const seen = { id: params.id ?? "", seenVersion };
      const outcome = await deleteMember(context.db, by, seen, context.now());
      if (outcome === "conflict") return fail({ "": "editing.deletion.changed" }, 409);
      const list = teamPaths.list(language);
      if (outcome === "missing") {
        return redirectWithToast(context, list, { key: "editing.toasts.gone", variant: "info" });
      }
      context.wakeBackups?.();
      return redirectWithToast(context, list, deletedFlash("team-member", seen.id, language));
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function DeleteMember() {
  const { page } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return <ConfirmPage {...page} answer={answer} />;
}
