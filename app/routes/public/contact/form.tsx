import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { messageSchema } from "~/features/messages/message.schema";
import { MessageForm } from "~/features/messages/message-form";
import { findMessageReference, sendMessage } from "~/features/messages/messages.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { personOf } from "~/features/sessions/guards.server";
import { UrgentCall } from "~/features/submission/call-row";
import { FormPage } from "~/features/submission/form-page";
import { receiveSubmission } from "~/features/submission/receive-submission.server";
import { newSubmissionKey } from "~/features/submission/submissions.server";
import type { PageHandle } from "~/hydration";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { useRootData } from "~/site/root-data";
import { DescriptionList } from "~/ui/description-list";

export const handle: PageHandle = { hydrate: "idle" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { contact, messages, submission } = texts(language);
  const person = await personOf(request, context);
  return {
    meta: { title: contact.title, description: contact.metaDescription },
    heading: { title: contact.title, lead: contact.lead, failed: messages.messageFailed },
    urgent: contact.urgent,
    reach: contact.reach,
    formTitle: contact.formTitle,
    form: {
      action: paths.contact(language),
      submissionKey: newSubmissionKey(),
      rules: formRulesOf(messageSchema),
      defaults: {
        name: person?.name ?? "",
        email: person?.email ?? "",
        phone: person?.phone ? writtenPhone(person.phone) : "",
      },
      text: { ...contact.form, leaveEmpty: submission.leaveEmpty },
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const language = languageOf(request);
  return receiveSubmission(args, {
    scope: "message",
    schema: messageSchema,
    senderOf: (input) => input.email,
    find: (submission) => findMessageReference(context.db, submission),
    keep: async (input, submission) => {
      const person = await personOf(request, context);
      return sendMessage(context, { input, submission, language, person });
    },
    sentPath: (reference) => paths.messageSent(reference, language),
    thanks: "messages.messageSuccess",
    failure: "messages.messageFailed",
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.meta);

export default function ContactPage() {
  const { heading, urgent, reach, formTitle, form } = useLoaderData<typeof loader>();
  const {
    company,
    text: { common },
  } = useRootData();
  return (
    <FormPage {...heading} fields={form.text.fields}>
      <MessageForm
        {...form}
        title={formTitle}
        aside={
          <>
            <UrgentCall {...urgent} />
            <DescriptionList
              entries={[
                {
                  term: reach.phone,
                  value: <a href={`tel:${company.phone}`}>{company.phoneText}</a>,
                },
                {
                  term: common.act.whatsapp,
                  value: <a href={company.whatsappUrl}>{reach.whatsapp}</a>,
                },
                {
                  term: reach.email,
                  value: <a href={`mailto:${company.email}`}>{company.email}</a>,
                },
                { term: reach.address, value: company.address },
                { term: reach.hours, value: reach.always },
              ]}
            />
          </>
        }
      />
    </FormPage>
  );
}
