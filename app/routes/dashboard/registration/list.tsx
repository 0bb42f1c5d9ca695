import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmedFormAction } from "~/features/identity/confirmed-form.server";
import { invitationSchema } from "~/features/people/invitations/invitation.schema";
import { invite } from "~/features/people/invitations/invitations.server";
import { InvitationsPage } from "~/features/people/invitations/invitations-page";
import { invitationsView } from "~/features/people/invitations/invitations-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "invitation" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return invitationsView(context, languageOf(request));
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const person = await requireAdmin(args.request, context);
  return confirmedFormAction(args, person, {
    schema: invitationSchema,
    run: async (invitation, { language, fail }) => {
      const outcome = await invite(context, person, invitation);
      if (outcome === "is-admin") return fail({ email: "account.registration.isAdmin" });
      return redirectWithToast(context, paths.dashboardPage("registration", language), {
        key: "account.registration.sent",
        variant: "success",
      });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Registration() {
  const view = useLoaderData<typeof loader>();
  return <InvitationsPage view={view} failed={useActionData<typeof action>()} />;
}
