import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requirePerson } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";

/** Requires a log-in, then redirects to the family's page of the request. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  // the profile explains why nothing is shown before the email is confirmed
  if (!person.emailVerified) throw redirect(paths.profile(language));
  throw redirect(paths.familyPage(params.reference ?? "", language));
}
