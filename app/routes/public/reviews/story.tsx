import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hospitalChoices } from "~/features/hospitals/hospitals.server";
import { findStory, submitStory } from "~/features/reviews/reviews.server";
import { storySchema } from "~/features/reviews/story.schema";
import { StoryForm } from "~/features/reviews/story-form";
import { storyPage } from "~/features/reviews/story-page.server";
import { FormPage } from "~/features/submission/form-page";
import { receiveSubmission } from "~/features/submission/receive-submission.server";
import type { PageHandle } from "~/hydration";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { hydrate: "idle" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return storyPage(context.db, languageOf(request));
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const language = languageOf(request);
  const choices = await hospitalChoices(context.db, language);
  return receiveSubmission(args, {
    scope: "story",
    schema: storySchema(choices.map(({ slug }) => slug)),
    // without an address it is the writer's name that a flood would repeat
    senderOf: ({ email, name, place }) => email ?? `${name}, ${place}`,
    // nobody waits for an answer to it
    refusesMany: true,
    find: (submission) => findStory(context.db, submission),
    keep: (input, submission) => submitStory(context, { input, submission, language }),
    sentPath: () => paths.storySent(language),
    thanks: "messages.actionCompleted",
    failure: "messages.actionFailed",
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.meta);

export default function ShareYourStory() {
  const { heading, privacy, form } = useLoaderData<typeof loader>();
  return (
    <FormPage {...heading} fields={form.text.fields}>
      <StoryForm
        {...form}
        note={
          <p>
            <a href={privacy.href}>{privacy.label}</a>
          </p>
        }
      />
    </FormPage>
  );
}
