import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type PublicationAnswer, PublicationPage } from "~/dashboard/publication-page";
import { ScheduleFields } from "~/features/blog/dashboard/post-editor";
import { loadPost } from "~/features/blog/dashboard/post-editor.server";
import { postWordsArea } from "~/features/blog/dashboard/post-words-area.server";
import { postPublicationSchema } from "~/features/blog/post-editing.schema";
import { setPostPublished } from "~/features/blog/post-publication.server";
import { dhakaMoment } from "~/features/blog/post-time";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { answerPublication } from "~/features/worded-content/answers.server";
import type { TextKey } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const page = await loadPost(request, context, params.id);
  const { isDraft, publication } = page.view;
  return { ...page, keptForm: isDraft && publication.submit ? { id: "publication" } : null };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: postPublicationSchema,
    run: async ({ published, day, time, version: seenVersion, openedAt }, form) => {
      if (time !== "" && day === "") return form.fail({ day: "required" });
      const by = { actorId: person.id, network: context.clientAddress };
      const at = day === "" ? null : dhakaMoment(day, time);
      const isPublished = published === "yes";
      const now = context.now();
      const change = { id, seenVersion, isPublished, at };
      const result = await setPostPublished(context.db, by, change, now);
      const toast = toastOf(isPublished, at !== null && at > now);
      const attempt = { id, published, openedAt, more: { day, time }, toast };
      return answerPublication(context, postWordsArea, result, attempt, form);
    },
  });
}

function toastOf(isPublished: boolean, isScheduled: boolean): TextKey {
  if (!isPublished) return "editing.toasts.withdrawn";
  return isScheduled ? "posts.toasts.scheduled" : "editing.toasts.published";
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PostPublication() {
  const { view, text } = useLoaderData<typeof loader>();
  return (
    <PublicationPage view={view} text={text} answer={useActionData<PublicationAnswer>()}>
      {view.isDraft ? (
        <ScheduleFields text={text.schedule} wasPublished={view.wasPublished} />
      ) : null}
    </PublicationPage>
  );
}
