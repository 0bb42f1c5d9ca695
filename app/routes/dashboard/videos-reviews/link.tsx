import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PartAnswer } from "~/dashboard/part-page";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { LinkPage } from "~/features/video-reviews/dashboard/link-page";
import { linkConflict, loadLink } from "~/features/video-reviews/dashboard/video-forms.server";
import { videoWordsArea } from "~/features/video-reviews/dashboard/video-words-area.server";
import { setVideoLink } from "~/features/video-reviews/video-facts.server";
import { linkSchema } from "~/features/video-reviews/video-review.schema";
import { backToRecord } from "~/features/worded-content/answers.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "video-link" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadLink(request, context, params.id);
}

/** Leads a video review to another video. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: linkSchema,
    run: async ({ link, version: seenVersion, openedAt }, { language }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const result = await setVideoLink(context.db, by, { id, seenVersion, link }, context.now());
      if (result.outcome === "missing") throw data(null, { status: 404 });
      if (result.outcome === "conflict") {
        const conflict = await linkConflict(context, result.found, { link, openedAt }, language);
        return data({ values: { link }, errors: {}, conflict }, { status: 409 });
      }
      return backToRecord(context, videoWordsArea, id, language, "editing.toasts.saved");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function VideoLink() {
  const { view, text } = useLoaderData<typeof loader>();
  return <LinkPage view={view} text={text} answer={useActionData<PartAnswer>()} />;
}
