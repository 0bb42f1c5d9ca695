import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/features/forms/form-answer";
import {
  answerPaperAssignment,
  loadPaperAssignment,
} from "~/features/requests/page/paper-assignment.server";
import { PaperAssignmentPage } from "~/features/requests/page/paper-assignment-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "assignment" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadPaperAssignment(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerPaperAssignment(args, person);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PaperAssignment() {
  return (
    <PaperAssignmentPage {...useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
  );
}
