import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/sessions/guards.server";
import { UserPage } from "~/features/users/user-page";
import { loadUser } from "~/features/users/user-view.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  return loadUser(request, context, person, params.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function User() {
  return <UserPage view={useLoaderData<typeof loader>()} />;
}
