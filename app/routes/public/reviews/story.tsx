import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { storyHospitalChoices } from "~/features/content/hospitals/hospitals.server";
import { submitStory } from "~/features/content/reviews/stories.server";
import { storySchema } from "~/features/content/reviews/story.schema";
import { StoryForm } from "~/features/content/reviews/story-form";
import { storyPage } from "~/features/content/reviews/story-page.server";
import { formAction } from "~/features/forms/form-action.server";
import { FormPage } from "~/features/forms/form-page";
import { sentStoryCookie } from "~/features/forms/sent-story.server";
import { refusalErrors } from "~/features/forms/submission-limits.server";
import { submissionField, submissionOf } from "~/features/forms/submissions.server";
import { redirectToSentPage } from "~/features/forms/to-sent.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Scene } from "~/ui/art/scenes";
import { picture } from "~/ui/picture.css";

export const handle: PageHandle = { script: true, form: "story", offline: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return storyPage(context.db, languageOf(request));
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const choices = await storyHospitalChoices(context.db, languageOf(request));
  return formAction(args, {
    schema: storySchema(choices.map(({ slug }) => slug)).extend(submissionField),
    failure: "messages.actionFailed",
    run: async ({ submissionKey, ...input }, { language, fail }) => {
      const submission = submissionOf(submissionKey, input);
      const outcome = await submitStory(context, { input, submission, language });
      if ("refusal" in outcome) return fail(...refusalErrors(outcome.refusal, "text"));
      return redirectToSentPage(context, paths.storySent(language), {
        thanks: "messages.actionCompleted",
        cookie: sentStoryCookie(context, outcome.id),
      });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.meta);

export default function ShareYourStory() {
  const { heading, privacy, form } = useLoaderData<typeof loader>();
  return (
    <FormPage {...heading} fields={form.text.fields}>
      <StoryForm
        {...form}
        asideLast
        aside={<Scene name="arriving" className={picture} />}
        note={
          <p>
            <a href={privacy.href}>{privacy.label}</a>
          </p>
        }
      />
    </FormPage>
  );
}
