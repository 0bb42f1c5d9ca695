import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hospitalChoices } from "~/features/content/hospitals/hospitals.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { loadCreation } from "~/features/reviews/dashboard/creation-page.server";
import { backToReview } from "~/features/reviews/dashboard/review-page.server";
import { StoryCreation } from "~/features/reviews/dashboard/story-creation";
import { newReviewSchema } from "~/features/reviews/moderation.schema";
import { addReview } from "~/features/reviews/review-editing.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { dhakaDay } from "~/locales/calendar";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "review" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadCreation(request, context);
}

/** Adds a story that did not come through our form. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  const choices = await hospitalChoices(context.db, languageOf(request));
  const hospitals = choices.map(({ slug }) => slug);
  return formAction(args, {
    schema: newReviewSchema(hospitals, dhakaDay(context.now())),
    run: async ({ formKey, ...story }, { language }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const id = await addReview(context.db, by, { story, formKey }, context.now());
      return backToReview(context, id, language, "moderation.toasts.added");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewReview() {
  const { view, text } = useLoaderData<typeof loader>();
  return <StoryCreation view={view} text={text} answer={useActionData<FormAnswer>()} />;
}
