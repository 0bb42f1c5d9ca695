import { z } from "zod";
import { emailField, requiredName } from "~/features/accounts/account.schema";
import { pageField, requiredChoice, requiredSecret } from "~/features/forms/fields.server";
import { newPassword, notPersonal, sameTwice } from "~/features/passwords/password.schema";
import { languages } from "~/locales/languages";

/** Who is invited, in which language, and the password of whoever invites. */
export const invitationSchema = z.object({
  email: emailField,
  language: requiredChoice(languages),
  currentPassword: requiredSecret(),
});

/** @param email of the invitation */
export const acceptInvitationSchema = (email: string | undefined) =>
  sameTwice(
    notPersonal(
      z.object({ name: requiredName, ...newPassword("admin"), invite: pageField() }),
      "admin",
      ({ name }) => ({ email, name }),
    ),
  );
