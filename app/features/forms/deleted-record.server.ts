import { data } from "@remix-run/node";
import { deletedAmong } from "~/features/audit/record-history.server";
import { personOf } from "~/features/sessions/guards.server";
import { keepFieldsOf } from "~/features/sessions/kept-forms.server";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";

/** Buttons that edit a list or preview. They are not stored with the form, so that sending it again saves it. */
const DISPLAY_BUTTONS = ["list", "preview"];

export async function isDeletedRecord({ db }: Context, id: string): Promise<boolean> {
  return (await deletedAmong(db, [id])).has(id);
}

/**
 * Handles a form whose record was deleted meanwhile: stores the form and redirects to the page of kept forms.
 *
 * @returns a 404 page if the record never existed or the form cannot be stored
 */
export async function handleDeletedRecord(
  request: Request,
  context: Context,
  id: string,
  fields: FormData,
) {
  if (!(await isDeletedRecord(context, id))) return data(null, { status: 404 });
  for (const name of DISPLAY_BUTTONS) fields.delete(name);
  const person = await personOf(request, context);
  const keptFormId = person && (await keepFieldsOf(person.id, request, context, fields, "deleted"));
  if (!keptFormId) return data(null, { status: 404 });
  const page = paths.dashboardRecord("kept-forms", keptFormId, languageOf(request));
  return redirectWithToast(context, page, {
    key: "account.keptForm.recordGone",
    variant: "warning",
    // shown until dismissed
    duration: 0,
  });
}
