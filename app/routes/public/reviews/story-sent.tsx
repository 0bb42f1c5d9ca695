import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FormPage } from "~/features/submission/form-page";
import { SentThanks } from "~/features/submission/sent-thanks";
import type { PageHandle } from "~/hydration";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Notice } from "~/ui/notice";

export const handle: PageHandle = { hydrate: "never", isAnswer: true };

export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { sent } = texts(language).reviews.story;
  return { meta: { title: sent.title }, reviews: paths.reviews(language), text: sent };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function StorySent() {
  const { reviews, text } = useLoaderData<typeof loader>();
  return (
    <FormPage title={text.title}>
      <SentThanks />
      <Notice tone="success">
        <p>{text.text}</p>
        <p>{text.remove}</p>
      </Notice>
      <ButtonRow>
        <ButtonLink variant="quiet" href={reviews}>
          {text.back}
        </ButtonLink>
      </ButtonRow>
    </FormPage>
  );
}
