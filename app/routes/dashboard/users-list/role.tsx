import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmedFormAction } from "~/features/identity/confirmed-form.server";
import { changeRoleOf } from "~/features/people/users/role-answer.server";
import { RolePage } from "~/features/people/users/role-page";
import { roleSchema } from "~/features/people/users/user.schema";
import { loadRole } from "~/features/people/users/user-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  return loadRole(request, context, person, params.id);
}

/** Invites a family's account to become a coordinator's, or removes a coordinator's role. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  return confirmedFormAction(args, person, {
    schema: roleSchema,
    run: (_, form) => changeRoleOf(context, person, params.id ?? "", form),
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Role() {
  const view = useLoaderData<typeof loader>();
  return <RolePage view={view} answer={useActionData<typeof action>()} />;
}
