import { UNDO_TOAST_MS } from "~/constants";
import type { RecordKind } from "~/features/audit/audit";
import type { DeletionOutcome } from "~/features/audit/record-bin.server";
import type { Failure } from "~/features/forms/form-action.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { type Flash, redirectWithToast } from "~/server/flash.server";
import type { FieldErrors } from "~/server/returned-form.server";

/**
 * Redirects to the list with a toast, which has an undo button if the record was binned. Fails with
 * status 409 after a conflict.
 */
export function answerDeletion(
  context: Context,
  { kind, id }: { kind: RecordKind; id: string },
  outcome: DeletionOutcome,
  {
    language,
    fail,
  }: { language: Language; fail: (errors: FieldErrors, status: number) => Failure },
) {
  if (outcome === "conflict") return fail({ "": "editing.deletion.changed" }, 409);
  const list = paths.dashboardPage(kind, language);
  if (outcome === "missing") {
    return redirectWithToast(context, list, { key: "editing.toasts.gone", variant: "info" });
  }
  context.wakeBackups?.();
  return redirectWithToast(context, list, deletedFlash(kind, id, language));
}

/** The toast shown after binning, with an undo button. */
function deletedFlash(kind: RecordKind, id: string, language: Language): Flash {
  return {
    key: "editing.toasts.deleted",
    variant: "success",
    duration: UNDO_TOAST_MS,
    button: {
      label: "revisions.bin.undo",
      action: paths.dashboardPage("bin/restorations", language),
      fields: { kind, id },
    },
  };
}
