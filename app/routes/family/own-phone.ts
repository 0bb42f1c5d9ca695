import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { markAsOwnPhone } from "~/features/requests/family-opening.server";
import { requireFamily } from "~/features/requests/family-page.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { reference } = await requireFamily(request, context, params.reference);
  return redirect(paths.familyPage(reference, languageOf(request), "sharing"), 303);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { reference, session } = await requireFamily(request, context, params.reference);
  const page = paths.familyPage(reference, languageOf(request), "sharing");
  await readButtonForm(request, context, page);
  if (!session) return redirect(page, 303);
  const headers = new Headers({ "Set-Cookie": await markAsOwnPhone(request, context, session) });
  const flash = { key: "sharing.devices.nowMine", variant: "success" } as const;
  return redirectWithToast(context, page, flash, headers);
}
