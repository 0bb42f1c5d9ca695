import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmPage } from "~/dashboard/confirm-page";
import { answerDeletion } from "~/features/content/deletion.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { loadHospitalToDelete } from "~/features/hospitals/dashboard/hospital-deletion.server";
import { hospitalBin } from "~/features/hospitals/hospital-bin.server";
import { HOSPITAL_KIND } from "~/features/hospitals/hospital-changes.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { deletionSchema } from "~/features/worded-content/record.schema";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadHospitalToDelete(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: deletionSchema,
    run: async ({ version: seenVersion }, form) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const id = params.id ?? "";
      const outcome = await hospitalBin.put(context.db, by, { id, seenVersion }, context.now());
      return answerDeletion(context, { kind: HOSPITAL_KIND, id }, outcome, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function DeleteHospital() {
  const { page } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return <ConfirmPage {...page} answer={answer} />;
}
