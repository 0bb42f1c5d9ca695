import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { storyRecap } from "~/features/content/reviews/story-recap.server";
import { FormPage } from "~/features/forms/form-page";
import { lastSentStory } from "~/features/forms/sent-story.server";
import { SentThanks } from "~/features/forms/sent-thanks";
import { SentAnswers } from "~/features/forms/sent-words";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Scene } from "~/ui/art/scenes";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Split, Stack } from "~/ui/page";
import { desktopPicture } from "~/ui/picture.css";

export const handle: PageHandle = { script: true, isConfirmation: true };

/** One address for all stories; it shows a story only to the browser that has just sent it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { sent: text } = texts(language).reviews.story;
  const storyId = lastSentStory(request, context);
  return {
    meta: { title: text.title },
    reviews: paths.reviews(language),
    recap: storyId === null ? null : await storyRecap(context.db, storyId, language),
    text,
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function StorySent() {
  const { reviews, recap, text } = useLoaderData<typeof loader>();
  return (
    <FormPage title={text.title}>
      <SentThanks />
      <Split fromTop>
        <Stack>
          <Notice tone="success">
            <p>{text.text}</p>
            <p>{text.remove}</p>
          </Notice>
          {recap ? <SentAnswers recap={recap} /> : null}
          <ButtonRow stack>
            <ButtonLink variant="quiet" href={reviews}>
              {text.back}
            </ButtonLink>
          </ButtonRow>
        </Stack>
        <Scene name="arriving" className={desktopPicture} />
      </Split>
    </FormPage>
  );
}
