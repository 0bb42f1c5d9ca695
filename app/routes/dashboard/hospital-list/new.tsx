import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { countryName } from "~/features/hospitals/countries";
import { backToHospital } from "~/features/hospitals/dashboard/hospital-editor.server";
import { NewHospitalForm } from "~/features/hospitals/dashboard/new-hospital-form";
import { newHospitalPage } from "~/features/hospitals/dashboard/new-hospital-page.server";
import { newHospitalSchema } from "~/features/hospitals/hospital.schema";
import { addHospital } from "~/features/hospitals/hospital-adding.server";
import { slugOf } from "~/features/hospitals/slug";
import { requireAdmin } from "~/features/sessions/guards.server";
import { defaultLanguage } from "~/locales/languages";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "hospital" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return newHospitalPage(languageOf(request));
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: newHospitalSchema,
    run: async (form, { language, fail }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const { name, country, city, formKey } = form;
      const slug = slugOf(form.slug || name);
      if (slug === "") return fail({ slug: "slugLetters" });
      const location = `${city}, ${countryName(country, defaultLanguage)}`;
      const added = { name, country, city, location, slug, isChosen: form.slug !== "", formKey };
      const result = await addHospital(context.db, by, added, context.now());
      if (result.outcome === "slug-taken") return fail({ slug: "hospitalEditing.slugTaken" }, 409);
      return backToHospital(context, result.id, language, "editing.toasts.added");
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewHospital() {
  return (
    <NewHospitalForm {...useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
  );
}
