import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { sendKeptForm } from "~/features/people/kept-forms/kept-form-answer.server";
import { KeptFormPage } from "~/features/people/kept-forms/kept-form-page";
import { loadKeptForm } from "~/features/people/kept-forms/kept-form-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { KEPT_FORM_BYTES } from "~/features/sessions/kept-form";
import { pageMeta } from "~/server/page-meta";

export const handle = { bodyBytes: KEPT_FORM_BYTES };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  return loadKeptForm(request, context, person, params.id);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  return sendKeptForm(request, context, person, params.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function KeptForm() {
  return <KeptFormPage view={useLoaderData<typeof loader>()} />;
}
