import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage, PostForm } from "~/features/accounts/account-page";
import { busyForm } from "~/features/forms/busy-form.server";
import { detailsSchema } from "~/features/passwords/account-schemas.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { profileCrumbs } from "~/features/profile/crumbs.server";
import { changeDetails } from "~/features/profile/details.server";
import { requirePerson } from "~/features/sessions/guards.server";
import { languageNames, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";
import { FormActions, Select, TextField } from "~/ui/form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { details: text, fields } = texts(language).account;
  return {
    meta: { title: text.title },
    crumbs: profileCrumbs(language),
    text,
    fields,
    values: {
      name: person.name ?? "",
      phone: person.phone ? writtenPhone(person.phone) : "",
      language: person.language,
    },
    languages: languages.map((value) => ({ value, label: languageNames[value] })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const submission = parseWithZod(fields, { schema: detailsSchema });
  if (submission.status !== "success") {
    return failedForm(context, language, fields, submission.error ?? {});
  }
  try {
    await changeDetails(context, person, submission.value);
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  return redirectWithToast(context, paths.profile(language), {
    key: "messages.saved",
    variant: "success",
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Details() {
  const { crumbs, text, fields, values, languages } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const typed = { ...values, ...failed?.values };
  return (
    <AccountPage title={text.title} lead={text.emailFixed} failed={failed} crumbs={crumbs}>
      <PostForm>
        <TextField
          name="name"
          autoComplete="name"
          label={fields.name}
          defaultValue={typed.name}
          error={failed?.errors.name}
        />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={fields.phone}
          defaultValue={typed.phone}
          error={failed?.errors.phone}
        />
        <Select
          name="language"
          required
          label={fields.language}
          options={languages}
          defaultValue={typed.language}
          error={failed?.errors.language}
        />
        <FormActions>
          <Button>{text.submit}</Button>
        </FormActions>
      </PostForm>
    </AccountPage>
  );
}
