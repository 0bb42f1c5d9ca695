import { z } from "zod";
import { emailField, optionalName } from "~/features/accounts/account.schema";
import { pageField, requiredSecret } from "~/features/forms/fields.server";
import { newPassword, notPersonal, sameTwice } from "~/features/passwords/password.schema";

export const registerSchema = sameTwice(
  notPersonal(
    z.object({ email: emailField, name: optionalName, ...newPassword("user") }),
    "user",
    ({ email, name }) => ({ email, name }),
  ),
);

/** A mailed link, and the password of its account. */
export const verifySchema = z.object({ token: pageField(), password: requiredSecret() });
