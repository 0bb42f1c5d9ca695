import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PartAnswer } from "~/dashboard/part-page";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { ConsentPage } from "~/features/video-reviews/dashboard/consent-page";
import { loadConsent } from "~/features/video-reviews/dashboard/consent-page.server";
import { answerVideoFacts } from "~/features/video-reviews/dashboard/facts-answer.server";
import { writeVideoFacts } from "~/features/video-reviews/video-facts.server";
import { consentSchema } from "~/features/video-reviews/video-review.schema";
import { dhakaDay } from "~/locales/calendar";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "consent" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadConsent(request, context, params.id);
}

/** Notes how the patient of a video review agreed to be shown. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: consentSchema(dhakaDay(context.now())),
    run: async ({ version: seenVersion, openedAt, ...consent }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const facts = { ...consent, withdrawnOn: "" };
      const change = { id, seenVersion, facts };
      const result = await writeVideoFacts(context.db, by, change, context.now());
      return answerVideoFacts(context, result, { id, facts, openedAt }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function VideoConsent() {
  const { view, text } = useLoaderData<typeof loader>();
  return <ConsentPage view={view} text={text} answer={useActionData<PartAnswer>()} />;
}
