import { UNDO_TOAST_MS } from "~/constants";
import type { RecordKind } from "~/features/audit/audit";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Flash } from "~/server/flash.server";

/** What a toast says of a record that went into the bin: with the button that takes it out again. */
export function deletedFlash(kind: RecordKind, id: string, language: Language): Flash {
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
