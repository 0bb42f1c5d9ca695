import { redirect } from "@remix-run/node";
import { findKeptForm, settleKeptForm } from "~/features/sessions/kept-forms.server";
import type { Person } from "~/features/sessions/person";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";

/**
 * Marks a kept form as settled, and redirects to its original address with a 307, so that the browser posts the
 * same fields there (RFC 9110, 15.4.8).
 */
export async function sendKeptForm(request: Request, context: Context, person: Person, id = "") {
  await readButtonForm(request, context, homeOf(request));
  const keptForm = await findKeptForm(context, person.id, id);
  if (!keptForm) return respondGone(request, context);
  await settleKeptForm(context.db, person.id, id, context.now().toISOString());
  return redirect(keptForm.path, 307);
}

/** Marks the form as settled, and shows a toast whose undo button marks it as waiting again. */
export async function discardKeptForm(request: Request, context: Context, person: Person, id = "") {
  const language = languageOf(request);
  const fields = await readButtonForm(request, context, homeOf(request));
  const isUndo = fields.get("undo") !== null;
  const at = isUndo ? null : context.now().toISOString();
  if (!(await settleKeptForm(context.db, person.id, id, at))) return respondGone(request, context);
  if (isUndo) {
    const page = paths.dashboardRecord("kept-forms", id, language);
    return redirectWithToast(context, page, { key: "account.keptForm.back", variant: "success" });
  }
  return redirectWithToast(context, homeOf(request), {
    key: "account.keptForm.removed",
    variant: "success",
    button: {
      label: "account.keptForm.undo",
      action: paths.dashboardRecord("kept-forms", id, language, "removal"),
      fields: { undo: "1" },
    },
  });
}

function respondGone(request: Request, context: Context): Promise<Response> {
  const flash = { key: "account.keptForm.gone", variant: "info" } as const;
  return redirectWithToast(context, homeOf(request), flash);
}

/** The page that lists the waiting forms. */
function homeOf(request: Request): string {
  return paths.dashboard(languageOf(request));
}
