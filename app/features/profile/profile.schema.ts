import { z } from "zod";
import { optionalName } from "~/features/accounts/account.schema";
import {
  optionalPhone,
  pageField,
  requiredChoice,
  requiredSecret,
} from "~/features/forms/fields.server";
import { languages } from "~/locales/languages";

export const detailsSchema = z.object({
  name: optionalName,
  phone: optionalPhone(),
  language: requiredChoice(languages),
});

export const deletionSchema = z.object({ currentPassword: requiredSecret() });

/** Which device is to be signed out; one that is gone already is no error. */
export const signOutSchema = z.object({ device: pageField(), currentPassword: requiredSecret() });
