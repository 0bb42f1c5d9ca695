import type { ActionFunctionArgs } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";
import { addToConversation } from "../conversation.server";
import { requireFamily } from "../family-page.server";
import { wordsSchema } from "./words.schema";

/** Action of the message form. A message that cannot be stored is shown again. */
export async function sendFamilyMessage(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const reader = await requireFamily(request, context, params.reference, { words: "" });
  const page = paths.familyPage(reader.reference, languageOf(request));
  return formAction(args, {
    schema: wordsSchema,
    failure: "familyPage.conversation.failed",
    run: async ({ words, submissionKey: formKey }, { fail }) => {
      const outcome = await addToConversation(context, reader, { words, formKey });
      if (outcome === "too-many") return fail({ "": "familyPage.conversation.often" }, 429);
      if (outcome !== "written") return fail({ "": "familyPage.conversation.closed" }, 409);
      return redirectWithToast(context, page, {
        key: "familyPage.conversation.sent",
        variant: "success",
      });
    },
  });
}
