import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import { watchLinkSchema } from "~/features/requests/family/sharing.schema";
import { SharingPage } from "~/features/requests/family/sharing-page";
import { newLinkView, sharingView } from "~/features/requests/family/sharing-view.server";
import { requireFamily } from "~/features/requests/family-page.server";
import { createWatchLink } from "~/features/requests/watch-links.server";
import type { PageHandle } from "~/page-handle";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "share", isFamilyPage: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const reader = await requireFamily(request, context, params.reference);
  return sharingView(context, reader, languageOf(request));
}

/** Makes a watch link and shows its address once, on this page, without a redirect. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const text = texts(languageOf(request)).sharing.links;
  const { requestId } = await requireFamily(request, context, params.reference, {
    label: text.label,
  });
  return formAction(args, {
    schema: watchLinkSchema,
    run: async ({ label, shows, formKey }, { language, fail }) => {
      const linkValues = { requestId, label, showsTravel: shows === "travel", formKey };
      const token = await createWatchLink(context, linkValues);
      if (token === null) return fail({ "": "sharing.links.full" }, 409);
      return { newLink: newLinkView(context, token, language) };
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export { ErrorBoundary } from "~/features/requests/family/form-without-session";

export default function Sharing() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return answer && "newLink" in answer ? (
    <SharingPage view={view} newLink={answer.newLink} />
  ) : (
    <SharingPage view={view} failed={answer} />
  );
}
