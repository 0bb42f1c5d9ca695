import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CreationPage } from "~/dashboard/creation-page";
import { WrittenFields } from "~/dashboard/translated-fields";
import { listedAreaFromParams } from "~/features/content/areas.server";
import { backToRecord, refusedStatus } from "~/features/content/desk/answers.server";
import { Controls } from "~/features/content/desk/controls";
import { newSchema } from "~/features/content/desk/form.server";
import { newRecordPage } from "~/features/content/desk/new.server";
import { readNewRecord } from "~/features/content/desk/values.server";
import { addRecord } from "~/features/content/engine/add.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { requireAdmin } from "~/features/sessions/guards.server";
import { defaultLanguage } from "~/locales/languages";
import { pageMeta } from "~/server/page-meta";

/** Fits the longest Bengali text as browsers encode it. */
export const handle = { bodyBytes: 512 * 1024, form: "new" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return newRecordPage(request, await listedAreaFromParams(context, params));
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const area = await listedAreaFromParams(context, params);
  return formAction(args, {
    schema: newSchema(area),
    failure: area.messages?.failed,
    run: async ({ formKey, ...typed }, { language, fail }) => {
      const values = readNewRecord(area, typed);
      const by = { actorId: person.id, network: context.clientAddress };
      const added = await addRecord(context.db, by, area, { values, formKey }, context.now());
      if (added.outcome === "refused") return fail(added.errors, refusedStatus(area, added.errors));
      return backToRecord(
        context,
        area,
        added,
        language,
        area.messages?.added ?? "editing.toasts.added",
      );
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewRecord() {
  const { view, text } = useLoaderData<typeof loader>();
  return (
    <CreationPage formId="new" view={view} text={text} answer={useActionData<FormAnswer>()}>
      <WrittenFields textLanguage={defaultLanguage} fields={view.fields} />
      <Controls controls={view.controls} lists={{ values: {}, text: view.lines }} />
    </CreationPage>
  );
}
