import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CreationPage } from "~/dashboard/creation-page";
import { WrittenFields } from "~/dashboard/translated-fields";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { requireAdmin } from "~/features/sessions/guards.server";
import { memberCreation } from "~/features/team/dashboard/member-forms.server";
import { memberWordsArea } from "~/features/team/dashboard/member-words-area.server";
import { newMemberSchema } from "~/features/team/member.schema";
import { addMember } from "~/features/team/members.server";
import { backToRecord } from "~/features/worded-content/answers.server";
import { defaultLanguage } from "~/locales/languages";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "member" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return memberCreation(request);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: newMemberSchema,
    run: async ({ formKey, ...words }, { language }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const id = await addMember(context.db, by, { words, formKey }, context.now());
      return backToRecord(context, memberWordsArea, id, language, "editing.toasts.added");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewMember() {
  const { view, text } = useLoaderData<typeof loader>();
  return (
    <CreationPage form="member" view={view} text={text} answer={useActionData<FormAnswer>()}>
      <WrittenFields written={defaultLanguage} fields={view.fields} />
    </CreationPage>
  );
}
