import { data } from "@remix-run/node";
import { deletedAmong } from "~/features/audit/record-history.server";
import { personOf } from "~/features/sessions/guards.server";
import { keepFieldsOf } from "~/features/sessions/kept-forms.server";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";

/** Fields of buttons that show a form again as it would be: sent once more, it is to be saved. */
const LOOKS = ["list", "preview"];

/** Whether a piece of content is deleted. */
export async function isGone({ db }: Context, id: string): Promise<boolean> {
  return (await deletedAmong(db, [id])).has(id);
}

/**
 * Answers a form whose record somebody has deleted while it was filled in: to a page where all that was
 * typed is kept for its writer, to be sent once the record is back; a 404 page where it cannot be kept, and
 * where there never was such a record.
 *
 * @param id of the record
 * @param fields as they were sent
 */
export async function goneRecord(request: Request, context: Context, id: string, fields: FormData) {
  if (!(await isGone(context, id))) return data(null, { status: 404 });
  for (const name of LOOKS) fields.delete(name);
  const person = await personOf(request, context);
  const kept = person && (await keepFieldsOf(person.id, request, context, fields, "deleted"));
  if (!kept) return data(null, { status: 404 });
  const page = paths.dashboardRecord("kept-forms", kept, languageOf(request));
  return redirectWithToast(context, page, {
    key: "account.keptForm.recordGone",
    variant: "warning",
    // until it is read
    duration: 0,
  });
}
