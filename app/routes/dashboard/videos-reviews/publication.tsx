import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PublicationConflictPage } from "~/dashboard/publication-conflict";
import { PublicationPanel } from "~/dashboard/publication-panel";
import { RecordPage } from "~/dashboard/record-page";

import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { requireAdmin } from "~/features/sessions/guards.server";
import { backToVideo, loadVideo } from "~/features/video-reviews/dashboard/video-page.server";
import { videoWordsArea } from "~/features/video-reviews/dashboard/video-words-area.server";
import { setVideoPublished } from "~/features/video-reviews/videos.server";
import {
  type PublicationConflict,
  publicationConflict,
} from "~/features/worded-content/conflicts.server";
import { publicationSchema } from "~/features/worded-content/record.schema";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadVideo(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: publicationSchema,
    run: async ({ published, version: seenVersion, openedAt }, { language, fail }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { id, seenVersion, isPublished: published === "yes" };
      const result = await setVideoPublished(context.db, by, change, context.now());
      switch (result.outcome) {
        case "done":
          return backToVideo(context, id, language, `editing.toasts.${toasts[published]}`);
        case "missing":
          throw data(null, { status: 404 });
        case "incomplete":
          return fail({ "": "editing.incomplete" });
        case "conflict": {
          const seen = { published, openedAt };
          const { found } = result;
          const conflict = await publicationConflict(
            context,
            videoWordsArea,
            found,
            seen,
            language,
          );
          return data({ values: {}, errors: {}, conflict }, { status: 409 });
        }
      }
    },
  });
}

const toasts = { yes: "published", no: "withdrawn" } as const;

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function VideoPublication() {
  const { view, text } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer | { conflict: PublicationConflict }>();
  if (answer && "conflict" in answer) {
    return <PublicationConflictPage view={view} text={text} conflict={answer.conflict} />;
  }
  return (
    <RecordPage
      problems={<FormProblems answer={answer} />}
      title={view.name}
      crumbs={[...view.crumbs, { href: view.paths.record, label: view.name }]}
    >
      <PublicationPanel view={view.publication} text={text} />
    </RecordPage>
  );
}
