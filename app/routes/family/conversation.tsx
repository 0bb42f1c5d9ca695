import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConversationPage } from "~/features/requests/family/conversation-page";
import { conversationView } from "~/features/requests/family/page-view.server";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, isFamilyPage: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return conversationView(request, context, params.reference);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function Conversation() {
  return <ConversationPage view={useLoaderData<typeof loader>()} />;
}
