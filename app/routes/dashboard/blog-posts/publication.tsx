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

import { ScheduleFields } from "~/features/blog/dashboard/post-editor";
import { backToPost, loadPost } from "~/features/blog/dashboard/post-editor.server";
import { postWordsArea } from "~/features/blog/dashboard/post-words-area.server";
import { postPublicationSchema } from "~/features/blog/post-editing.schema";
import { setPostPublished } from "~/features/blog/post-publication.server";
import { dhakaMoment } from "~/features/blog/post-time";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { requireAdmin } from "~/features/sessions/guards.server";
import {
  type PublicationConflict,
  publicationConflict,
} from "~/features/worded-content/conflicts.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadPost(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: postPublicationSchema,
    run: async ({ published, day, time, version: seenVersion, openedAt }, { language, fail }) => {
      if (time !== "" && day === "") return fail({ day: "required" });
      const by = { actorId: person.id, network: context.clientAddress };
      const at = day === "" ? null : dhakaMoment(day, time);
      const isPublished = published === "yes";
      const now = context.now();
      const change = { id, seenVersion, isPublished, at };
      const result = await setPostPublished(context.db, by, change, now);
      switch (result.outcome) {
        case "done":
          return backToPost(context, id, language, toastOf(isPublished, at !== null && at > now));
        case "missing":
          throw data(null, { status: 404 });
        case "incomplete":
          return fail({ "": "editing.incomplete" });
        case "conflict": {
          const seen = { published, openedAt };
          const { found } = result;
          const conflict = await publicationConflict(context, postWordsArea, found, seen, language);
          const hidden = { ...conflict.hidden, day, time };
          return data(
            { values: {}, errors: {}, conflict: { ...conflict, hidden } },
            { status: 409 },
          );
        }
      }
    },
  });
}

function toastOf(isPublished: boolean, isScheduled: boolean) {
  if (!isPublished) return "editing.toasts.withdrawn";
  return isScheduled ? "posts.toasts.scheduled" : "editing.toasts.published";
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PostPublication() {
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
      <PublicationPanel view={view.publication} text={text} answer={answer}>
        {view.isDraft ? (
          <ScheduleFields text={text.schedule} wasPublished={view.wasPublished} />
        ) : null}
      </PublicationPanel>
    </RecordPage>
  );
}
