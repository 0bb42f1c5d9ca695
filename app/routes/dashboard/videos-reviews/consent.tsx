import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PartAnswer } from "~/dashboard/part-page";
import { formAction } from "~/features/forms/form-action.server";
import { dhakaDay } from "~/features/requests/promise";
import { requireAdmin } from "~/features/sessions/guards.server";
import { ConsentPage } from "~/features/video-reviews/dashboard/consent-page";
import {
  consentConflict,
  loadConsent,
} from "~/features/video-reviews/dashboard/consent-page.server";
import { videoWordsArea } from "~/features/video-reviews/dashboard/video-words-area.server";
import { setVideoConsent } from "~/features/video-reviews/video-facts.server";
import { consentSchema } from "~/features/video-reviews/video-review.schema";
import { backToRecord } from "~/features/worded-content/answers.server";
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
    run: async ({ version: seenVersion, openedAt, ...values }, { language }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const { consentSource: source, consentNote: note, consentedOn: day } = values;
      const consent = { source, note, day };
      const change = { id, seenVersion, consent };
      const result = await setVideoConsent(context.db, by, change, context.now());
      if (result.outcome === "missing") throw data(null, { status: 404 });
      if (result.outcome === "conflict") {
        const attempt = { consent, openedAt };
        const conflict = await consentConflict(context, result.found, attempt, language);
        return data({ values, errors: {}, conflict }, { status: 409 });
      }
      return backToRecord(context, videoWordsArea, id, language, "editing.toasts.saved");
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
