import { z } from "zod";
import { hiddenField, requiredChoice, requiredSecret } from "~/features/forms/fields.server";
import { emailField, requiredName } from "~/features/identity/account.schema";
import {
  newPasswordFields,
  refusePersonalPassword,
  requireSamePasswords,
} from "~/features/identity/password.schema";
import { languages } from "~/locales/languages";

export const invitationSchema = z.object({
  email: emailField,
  language: requiredChoice(languages),
  currentPassword: requiredSecret(),
});

/** @param email the invited address */
export const acceptInvitationSchema = (email: string | undefined) =>
  requireSamePasswords(
    refusePersonalPassword(
      z.object({ name: requiredName, ...newPasswordFields("admin"), invite: hiddenField() }),
      "admin",
      ({ name }) => ({ email, name }),
    ),
  );
