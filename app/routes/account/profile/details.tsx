import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import { formAction } from "~/features/forms/form-action.server";
import { PhoneField } from "~/features/forms/form-fields";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { AccountPage } from "~/features/identity/account-page";
import { profileCrumbs } from "~/features/people/profile/crumbs.server";
import { changeDetails } from "~/features/people/profile/details.server";
import { detailsSchema } from "~/features/people/profile/profile.schema";
import { requirePerson } from "~/features/sessions/guards.server";
import { languageNames, languages } from "~/locales/languages";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { formatPhone } from "~/server/phone.server";
import { Select, TextField } from "~/ui/form/controls";

export const handle: PageHandle = { script: true, form: "details" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { details: text, fields } = texts(language).account;
  return {
    meta: { title: text.title },
    crumbs: profileCrumbs(language),
    text,
    fields,
    rules: formRulesOf(detailsSchema),
    values: {
      name: person.name ?? "",
      phone: person.phone ? formatPhone(person.phone) : "",
      language: person.language,
    },
    languages: languages.map((value) => ({ value, label: languageNames[value] })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const person = await requirePerson(args.request, context);
  return formAction(args, {
    schema: detailsSchema,
    run: async (details, { language }) => {
      await changeDetails(context, person, details);
      return redirectWithToast(context, paths.profile(language), {
        key: "messages.saved",
        variant: "success",
      });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Details() {
  const { crumbs, text, fields, rules, values, languages } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AccountPage
      title={text.title}
      lead={text.emailFixed}
      failed={failed}
      fields={{ language: { label: fields.language } }}
      crumbs={crumbs}
    >
      <AppForm id="details" rules={rules} defaults={values} answer={failed} submit={text.submit}>
        <TextField name="name" autoComplete="name" label={fields.name} />
        <PhoneField label={fields.phone} />
        <Select name="language" label={fields.language} options={languages} />
      </AppForm>
    </AccountPage>
  );
}
