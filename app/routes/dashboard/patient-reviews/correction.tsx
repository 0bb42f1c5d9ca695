import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import {
  type CorrectionAnswer,
  CorrectionPage,
} from "~/features/reviews/dashboard/correction-page";
import {
  correctionConflict,
  hospitalsOf,
  loadCorrection,
} from "~/features/reviews/dashboard/correction-page.server";
import { backToReview } from "~/features/reviews/dashboard/review-page.server";
import { correctionSchema } from "~/features/reviews/moderation.schema";
import { correctReview } from "~/features/reviews/review-editing.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "correction" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadCorrection(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  const hospitals = await hospitalsOf(context, id, languageOf(request));
  return formAction(args, {
    schema: correctionSchema(hospitals),
    run: async ({ version: seenVersion, openedAt, ...words }, { language, gone }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { id, words, seenVersion, language };
      const result = await correctReview(context.db, by, change, context.now());
      if (result.outcome === "missing") throw await gone(id);
      if (result.outcome === "conflict") {
        const attempt = { words, openedAt };
        const conflict = await correctionConflict(context, result.found, attempt, language);

        return data({ values: words, errors: {}, conflict }, { status: 409 });
      }
      return backToReview(context, id, language, "moderation.toasts.saved");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ReviewCorrection() {
  const { view, text } = useLoaderData<typeof loader>();
  return <CorrectionPage view={view} text={text} answer={useActionData<CorrectionAnswer>()} />;
}
