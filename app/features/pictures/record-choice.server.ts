import type { ActionFunctionArgs } from "@remix-run/node";
import type { Editor } from "~/features/audit/content-audit.server";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { picturePaths } from "./picture-paths";
import { addPicture } from "./pictures.server";
import { readChoice } from "./record-pictures.server";
import { uploadAction } from "./upload-answer.server";

/** `missing`: the record or the picture no longer exists. `full`: the record has the maximum number of pictures. */
export type ChoiceOutcome = "done" | "missing" | "full";

type Args = Pick<ActionFunctionArgs, "request" | "context">;

/** The action of the `<RecordPictures>` page: uploads a picture and chooses it for the record. */
export function uploadAndChoose(
  args: Args,
  actorId: string,
  pagePath: string,
  choose: (by: Editor, pictureId: string, now: Date) => Promise<ChoiceOutcome>,
) {
  const { context } = args;
  return uploadAction(args, async (upload, language, fail) => {
    const by = { actorId, network: context.clientAddress };
    const pictureId = await addPicture(context.db, by, upload, context.now());
    if (pictureId === null) return fail({ file: "pictures.problems.left" });
    const outcome = await choose(by, pictureId, context.now());
    if (outcome === "missing") {
      const flash = { key: "pictures.toasts.recordGone", variant: "warning", duration: 0 } as const;
      return redirectWithToast(context, picturePaths.record(pictureId, language), flash);
    }
    const flash =
      outcome === "full"
        ? ({ key: "pictures.toasts.full", variant: "warning" } as const)
        : ({ key: "pictures.toasts.chosen", variant: "success" } as const);
    return redirectWithToast(context, pagePath, flash);
  });
}

/** The action of the buttons on the `<RecordPictures>` page: chooses or removes a picture. */
export async function answerChoice(
  { request, context }: Args,
  actorId: string,
  pagePath: string,
  applyChoice: (
    by: Editor,
    choice: { pictureId: string; act: "choose" | "remove" },
    now: Date,
  ) => Promise<ChoiceOutcome>,
) {
  const choice = readChoice(await readButtonForm(request, context, pagePath));
  const by = { actorId, network: context.clientAddress };
  const outcome = await applyChoice(by, choice, context.now());
  if (outcome !== "done") {
    const key = outcome === "full" ? "pictures.toasts.full" : "pictures.toasts.notChosen";
    return redirectWithToast(context, pagePath, { key, variant: "warning" });
  }
  const key = choice.act === "choose" ? "pictures.toasts.chosen" : "pictures.toasts.removed";
  return redirectWithToast(context, pagePath, { key, variant: "success" });
}
