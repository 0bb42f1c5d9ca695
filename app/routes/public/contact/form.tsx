import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import { FormPage } from "~/features/forms/form-page";
import { refusedAs } from "~/features/forms/submission-limits.server";
import { submissionField, submissionOf } from "~/features/forms/submissions.server";
import { toSentPage } from "~/features/forms/to-sent-page.server";
import { contactPage } from "~/features/messages/contact-page.server";
import { ContactWays } from "~/features/messages/contact-ways";
import { messageSchema } from "~/features/messages/message.schema";
import { MessageForm } from "~/features/messages/message-form";
import { sendMessage } from "~/features/messages/messages.server";
import { personOf } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { UrgentCall } from "~/site/urgent-call";

export const handle: PageHandle = { script: true, form: "contact", offline: true };

/** Made once: Zod compiles a schema when it is first used. */
const schema = messageSchema.extend(submissionField);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return contactPage({
    person: await personOf(request, context),
    language: languageOf(request),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema,
    failure: "messages.messageFailed",
    run: async ({ submissionKey, ...input }, { language, fail }) => {
      const submission = submissionOf(submissionKey, input);
      const person = await personOf(request, context);
      const kept = await sendMessage(context, { input, submission, language, person });
      if ("refusal" in kept) return fail(...refusedAs(kept.refusal, "message"));
      const { reference } = kept;
      const page = paths.messageSent(reference, language);
      return toSentPage(context, page, { thanks: "messages.messageSuccess", sent: reference });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.meta);

export default function ContactPage() {
  const { heading, urgent, reach, formTitle, form } = useLoaderData<typeof loader>();
  return (
    <FormPage {...heading} fields={form.text.fields}>
      <MessageForm
        {...form}
        title={formTitle}
        aside={
          <>
            <UrgentCall {...urgent} />
            <ContactWays text={reach} />
          </>
        }
      />
    </FormPage>
  );
}
