import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MailPage } from "~/features/requests/failed-mails/mail-page";
import { loadMail } from "~/features/requests/failed-mails/mail-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const mail = await loadMail(request, context, params.id);
  const { canCall, settlement, paths } = mail.view;
  // posts to an address of its own
  const keptForm = canCall && !settlement ? { id: "call", action: paths.call } : null;
  return { ...mail, keptForm };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MailDetail() {
  return <MailPage {...useLoaderData<typeof loader>()} />;
}
