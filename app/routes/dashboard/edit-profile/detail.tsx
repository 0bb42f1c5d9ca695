import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { ownProfileSchema } from "~/features/people/coordinator-profile/own-profile.schema";
import { saveOwnProfile } from "~/features/people/coordinator-profile/own-profile.server";
import { OwnProfilePage } from "~/features/people/coordinator-profile/own-profile-page";
import { loadOwnProfile } from "~/features/people/coordinator-profile/own-profile-view.server";
import { tickedLanguages } from "~/features/people/coordinator-profile/spoken-languages.schema";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { pageMeta } from "~/server/page-meta";
import { sameSitePath } from "~/server/same-site-path";

export const handle = { form: "own-profile" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  return loadOwnProfile(request, context, person);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: ownProfileSchema,
    run: async ({ name, publicName, phone, language, ...boxes }, form) => {
      const spoken = tickedLanguages(boxes);
      await saveOwnProfile(context, person, { name, publicName, phone, language, spoken });
      const requestedPath = new URL(request.url).searchParams.get("redirectTo");
      const returnPath = sameSitePath(requestedPath, paths.dashboardPage("edit-profile", "en"));
      return redirectWithToast(context, pathInLanguage(returnPath, form.language), {
        key: "messages.saved",
        variant: "success",
      });
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function EditProfile() {
  const view = useLoaderData<typeof loader>();
  return <OwnProfilePage view={view} answer={useActionData<FormAnswer>()} />;
}
