import type { ActionFunctionArgs } from "@remix-run/node";
import type { output, ZodObject } from "zod";
import type { requiredSecret } from "~/features/forms/fields.server";
import { type AcceptedForm, type Failure, formAction } from "~/features/forms/form-action.server";
import type { Person } from "~/features/sessions/person";
import { checkCurrentPassword, type PasswordConfirmation } from "./password-confirmation.server";

type ConfirmedSchema = ZodObject<{ currentPassword: ReturnType<typeof requiredSecret> }>;

/** Like `formAction`, but for a form with a `CurrentPasswordField`: calls `run` only if the password is right. */
export function confirmedFormAction<Schema extends ConfirmedSchema, Answer>(
  args: ActionFunctionArgs,
  person: Person,
  {
    schema,
    run,
  }: {
    schema: Schema;
    run: (value: output<Schema>, form: AcceptedForm<Schema>) => Promise<Answer | Failure>;
  },
) {
  return formAction(args, {
    schema,
    run: async (value, form) => {
      const outcome = await checkCurrentPassword(
        args.request,
        args.context,
        person,
        value.currentPassword,
      );
      return outcome === "done" ? run(value, form) : confirmationFailure(outcome, form);
    },
  });
}

/** The form's error if the current password is wrong, or too many were tried. */
export function confirmationFailure(
  outcome: Exclude<PasswordConfirmation, "done">,
  { fail }: Pick<AcceptedForm<ConfirmedSchema>, "fail">,
): Failure {
  return outcome === "tooMany"
    ? fail({ "": "tooMany" }, 429)
    : fail({ currentPassword: "account.changePassword.wrong" });
}
