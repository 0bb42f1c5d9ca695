import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/dashboard/record-page";
import { WrittenFields } from "~/dashboard/translated-fields";
import { AppForm } from "~/features/forms/app-form";
import { formAction } from "~/features/forms/form-action.server";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { fieldLabels, memberFieldViews } from "~/features/team/dashboard/member-fields.server";
import { backToMember } from "~/features/team/dashboard/member-page.server";
import { teamPaths } from "~/features/team/dashboard/member-paths.server";
import { newMemberSchema } from "~/features/team/member.schema";
import { addMember } from "~/features/team/members.server";
import { defaultLanguage } from "~/locales/languages";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const { team } = texts(language);
  return {
    meta: { title: team.createTitle },
    text: team,
    action: teamPaths.create(language),
    crumbs: [{ href: teamPaths.list(language), label: team.title }],
    fields: memberFieldViews(null, defaultLanguage, language),
    labels: fieldLabels(language),
    rules: formRulesOf(newMemberSchema),
    formKey: randomUUID(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: newMemberSchema,
    run: async ({ formKey, ...words }, { language }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const id = await addMember(context.db, by, { words, formKey }, context.now());
      return backToMember(context, id, language, "editing.toasts.added");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewMember() {
  const { text, action, crumbs, fields, labels, rules, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={labels} />}
      title={text.createTitle}
      crumbs={crumbs}
    >
      <p>{text.createLead}</p>
      <AppForm
        id="member"
        action={action}
        rules={rules}
        hidden={keptFields({ formKey }, answer)}
        answer={answer}
        submit={text.createSubmit}
        byScript
      >
        <WrittenFields written={defaultLanguage} fields={fields} />
      </AppForm>
    </RecordPage>
  );
}
