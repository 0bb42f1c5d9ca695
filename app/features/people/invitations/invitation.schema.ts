import { z } from "zod";
import { pageField, requiredChoice, requiredSecret } from "~/features/forms/fields.server";
import { emailField, requiredName } from "~/features/identity/account.schema";
import { newPassword, notPersonal, sameTwice } from "~/features/identity/password.schema";
import { languages } from "~/locales/languages";

export const invitationSchema = z.object({
  email: emailField,
  language: requiredChoice(languages),
  currentPassword: requiredSecret(),
});

/** @param email the invited address */
export const acceptInvitationSchema = (email: string | undefined) =>
  sameTwice(
    notPersonal(
      z.object({ name: requiredName, ...newPassword("admin"), invite: pageField() }),
      "admin",
      ({ name }) => ({ email, name }),
    ),
  );
