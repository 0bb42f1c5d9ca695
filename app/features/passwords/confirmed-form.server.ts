import { busyForm } from "~/features/forms/busy-form.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { failedForm } from "~/server/failed-form.server";
import { texts } from "~/server/i18n.server";
import { confirmPassword, type PasswordConfirmation } from "./password-confirmation.server";

/**
 * For forms with a `CurrentPasswordField`.
 *
 * @returns the answer to the form where the password is not the person's; null where it is
 */
export async function refusedPassword(
  context: Context,
  language: Language,
  person: Person,
  fields: FormData,
) {
  const typed = String(fields.get("currentPassword") ?? "");
  if (typed === "") {
    return failedForm(context, language, fields, { currentPassword: ["passwordRequired"] });
  }
  let outcome: PasswordConfirmation;
  try {
    outcome = await confirmPassword(context, person, typed);
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  switch (outcome) {
    case "tooMany":
      return failedForm(context, language, fields, { "": ["tooMany"] }, 429);
    case "wrong-password": {
      const { wrong } = texts(language).account.changePassword;
      return failedForm(context, language, fields, { currentPassword: [wrong] });
    }
    case "done":
      return null;
  }
}
