import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { restoreFromBin } from "~/features/content/bin.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return redirect(paths.dashboardPage("bin", languageOf(request)), 303);
}

/** Restores a record, from the list's button or the toast's. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const bin = paths.dashboardPage("bin", language);
  const fields = await readButtonForm(request, context, bin);
  const [kind, id] = [String(fields.get("kind")), String(fields.get("id"))];
  const by = { actorId: person.id, network: context.clientAddress };
  const result = await restoreFromBin(context.db, by, { kind, id }, context.now());
  return result.outcome === "restored"
    ? redirectWithToast(context, paths.dashboardRecord(result.kind, id, language), {
        key: "revisions.bin.restored",
        variant: "success",
      })
    : redirectWithToast(context, bin, { key: "revisions.bin.missing", variant: "info" });
}
