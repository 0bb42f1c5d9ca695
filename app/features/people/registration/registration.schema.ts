import { z } from "zod";
import { pageField, requiredSecret } from "~/features/forms/fields.server";
import { emailField, optionalName } from "~/features/identity/account.schema";
import { newPassword, notPersonal, sameTwice } from "~/features/identity/password.schema";

export const registerSchema = sameTwice(
  notPersonal(
    z.object({ email: emailField, name: optionalName, ...newPassword("user") }),
    "user",
    ({ email, name }) => ({ email, name }),
  ),
);

export const verifySchema = z.object({ token: pageField(), password: requiredSecret() });
