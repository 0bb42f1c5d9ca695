import { z } from "zod";
import { emailField, optionalName } from "~/features/accounts/account.schema";
import { pageField } from "~/features/forms/fields.server";
import { newPassword, notPersonal, sameTwice } from "~/features/passwords/password.schema";

export const registerSchema = sameTwice(
  notPersonal(
    z.object({ email: emailField, name: optionalName, ...newPassword("user") }),
    "user",
    ({ email, name }) => ({ email, name }),
  ),
);

/** The button under a mailed link: nothing is typed. */
export const verifySchema = z.object({ token: pageField() });
