import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findMessageReceipt } from "~/features/messages/messages.server";
import { readReference } from "~/features/requests/reference";
import { SubmissionSent } from "~/features/submission/submission-sent";
import { sentTexts } from "~/features/submission/submission-sent.server";
import type { PageHandle } from "~/hydration";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { hydrate: "never" };

/** Anybody with the reference may open it, so it says nothing of what was written, or by whom. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const reference = readReference(params.reference ?? "");
  const receipt = reference && (await findMessageReceipt(context.db, reference));
  if (!receipt) throw data(null, { status: 404 });
  const text = sentTexts("contact", receipt.dueAt, languageOf(request));
  return { meta: { title: text.title }, reference: receipt.reference, text };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function MessageSentPage() {
  const { reference, text } = useLoaderData<typeof loader>();
  return <SubmissionSent reference={reference} text={text} />;
}
