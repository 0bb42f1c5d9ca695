import { z } from "zod";
import { hiddenField, requiredSecret } from "~/features/forms/fields.server";
import { emailField, optionalName } from "~/features/identity/account.schema";
import {
  newPasswordFields,
  refusePersonalPassword,
  requireSamePasswords,
} from "~/features/identity/password.schema";

export const registerSchema = requireSamePasswords(
  refusePersonalPassword(
    z.object({ email: emailField, name: optionalName, ...newPasswordFields("user") }),
    "user",
    ({ email, name }) => ({ email, name }),
  ),
);

export const verifySchema = z.object({ token: hiddenField(), password: requiredSecret() });
