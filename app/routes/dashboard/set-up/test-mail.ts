import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireAdmin } from "~/features/sessions/guards.server";
import { sendTestMail } from "~/features/upkeep/set-up/test-mail.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  throw redirect(paths.setUp(languageOf(request)));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const page = paths.setUp(language);
  await readButtonForm(request, context, page);
  const isSent = await sendTestMail(context, person, language);
  return redirectWithToast(context, page, {
    key: isSent ? "setUp.toasts.sent" : "setUp.toasts.noServer",
    parameters: { email: person.email },
    variant: isSent ? "success" : "warning",
  });
}
