import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { emailSchema } from "~/features/accounts/account.schema";
import { formAction } from "~/features/forms/form-action.server";
import { paths } from "~/paths";
import { askForReset } from "./password-change.server";

/** The action of both doors: the mail leads to the door of the account's role. */
export function answerForgot(args: ActionFunctionArgs) {
  return formAction(args, {
    schema: emailSchema,
    run: async ({ email }, { language, fail }) => {
      const outcome = await askForReset(args.context, language, email);
      if (outcome === "tooMany") return fail({ "": "tooMany" }, 429);
      return redirect(paths.checkEmail(language, { for: "reset" }), 303);
    },
  });
}
