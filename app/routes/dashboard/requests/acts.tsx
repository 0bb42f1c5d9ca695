import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { aroundRequest } from "~/features/all-requests/dashboard/around-request.server";
import { nextRequest } from "~/features/all-requests/dashboard/next-request.server";
import { type ActAnswer, answerAct } from "~/features/bookings/dashboard/act-answer.server";
import { ActPage } from "~/features/bookings/dashboard/act-page";
import { loadCase } from "~/features/bookings/dashboard/case-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const around = await aroundRequest(request, context, { kind: "booking", id }, person);
  return loadCase(request, context, { id, person, around });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  return answerAct(args, person, () => nextAfter(request, context, person, params.id ?? ""));
}

function nextAfter(request: Request, context: Context, person: Person, id: string) {
  const except = { kind: "booking", id } as const;
  const around = { except, person, language: languageOf(request), now: context.now() };
  return nextRequest(context.db, around);
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingActs() {
  const page = useLoaderData<typeof loader>();
  return <ActPage {...page} answer={useActionData<ActAnswer>()} />;
}
