import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireAdmin } from "~/features/sessions/guards.server";
import { confirmTestMail } from "~/features/upkeep/set-up/test-mail.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  throw redirect(paths.setUp(languageOf(request)));
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const tokenOf = (fields: FormData) => String(fields.get("token") ?? "");
  const fields = await readButtonForm(request, context, (posted) =>
    paths.setUp(language, { test: tokenOf(posted) }),
  );
  const isConfirmed = await confirmTestMail(context, tokenOf(fields));
  return redirectWithToast(context, paths.setUp(language), {
    key: isConfirmed ? "setUp.toasts.arrived" : "setUp.testMail.expired",
    variant: isConfirmed ? "success" : "warning",
  });
}
