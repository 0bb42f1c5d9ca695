import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { countryOptions, specialtyOptions } from "~/features/hospitals/choices";
import { hospitalChoices } from "~/features/hospitals/hospitals.server";
import { OTHER } from "~/features/reviews/review";
import { findStory, submitStory } from "~/features/reviews/reviews.server";
import { storySchema } from "~/features/reviews/story.schema";
import { StoryForm } from "~/features/reviews/story-form";
import { FormPage } from "~/features/submission/form-page";
import { receiveSubmission } from "~/features/submission/receive-submission.server";
import { newSubmissionKey } from "~/features/submission/submissions.server";
import type { PageHandle } from "~/hydration";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { hydrate: "idle" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { common, hospitals, messages, reviews, submission } = texts(language);
  const { title, lead, metaDescription, ...text } = reviews.story;
  const choices = await hospitalChoices(context.db, language);
  const { country, treatment } = text.fields;
  return {
    meta: { title, description: metaDescription, image: "stories" as const },
    heading: { title, lead, failed: messages.actionFailed },
    privacy: { href: paths.privacy(language), label: common.nav.privacy },
    form: {
      action: paths.shareYourStory(language),
      submissionKey: newSubmissionKey(),
      rules: formRulesOf(storySchema([])),
      defaults: {},
      countries: [...countryOptions(hospitals), { value: OTHER, label: country.other }],
      treatments: [...specialtyOptions(hospitals), { value: OTHER, label: treatment.other }],
      hospitals: choices.map(({ slug, name }) => ({ value: slug, label: name })),
      text: { ...text, leaveEmpty: submission.leaveEmpty },
    },
  };
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
