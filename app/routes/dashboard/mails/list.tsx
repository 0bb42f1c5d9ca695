import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listFailedMails } from "~/features/mail/failed-mails.server";
import { readMailQuery } from "~/features/requests/failed-mails/mail-list";
import { MailList } from "~/features/requests/failed-mails/mail-list-page";
import { mailListView } from "~/features/requests/failed-mails/mail-list-view.server";
import { requestsOfMails } from "~/features/requests/failed-mails/mail-subjects.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const query = readMailQuery(new URL(request.url).searchParams);
  const list = await listFailedMails(context.db, query);
  const requests = await requestsOfMails(context.db, list.rows, context.now());
  const text = texts(language).undelivered;
  const hasMailServer = context.env.smtpUrl !== null;
  const view = mailListView(list, requests, query, language, hasMailServer);
  return { meta: { title: text.title }, text, view };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Mails() {
  return <MailList {...useLoaderData<typeof loader>()} />;
}
