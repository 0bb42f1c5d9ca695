import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import { emailSchema } from "~/features/identity/account.schema";
import type { Role } from "~/features/sessions/person";
import { paths } from "~/paths";
import { askForReset } from "./password-change.server";

/**
 * Action of both "forgot password" pages. The mail links to the page for the account's role; the next page links
 * back to this form's sign-in page (families or coordinators).
 */
export function answerForgot(args: ActionFunctionArgs, role: Role) {
  return formAction(args, {
    schema: emailSchema,
    run: async ({ email }, { language, fail }) => {
      const outcome = await askForReset(args.context, language, email);
      if (outcome === "tooMany") return fail({ "": "tooMany" }, 429);
      const purpose = role === "admin" ? "admin-reset" : "reset";
      return redirect(paths.checkEmail(language, { for: purpose }), 303);
    },
  });
}
