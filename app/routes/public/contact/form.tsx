import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FormPage } from "~/features/forms/form-page";
import { answerRequestForm } from "~/features/requests/form/answer.server";
import { ContactWays } from "~/features/requests/form/contact-ways";
import { contactPage } from "~/features/requests/form/form-page.server";
import { RequestForm } from "~/features/requests/form/request-form";
import { personOf } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { UrgentCall } from "~/site/urgent-call";

export const handle: PageHandle = { script: true, form: "contact", offline: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await personOf(request, context);
  return contactPage({ person, language: languageOf(request) });
}

export async function action(args: ActionFunctionArgs) {
  return answerRequestForm(args, "message");
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.meta);

export default function ContactPage() {
  const { heading, urgent, reach, formTitle, form } = useLoaderData<typeof loader>();
  const { labels, ...formProps } = form;
  return (
    <FormPage {...heading} fields={labels}>
      <RequestForm
        {...formProps}
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
