import { z } from "zod";
import {
  optionalPhone,
  requiredChoice,
  requiredLine,
  requiredSecret,
} from "~/features/forms/fields.server";
import { optionalName } from "~/features/identity/account.schema";
import { languages } from "~/locales/languages";

export const detailsSchema = z.object({
  name: optionalName,
  phone: optionalPhone(),
  language: requiredChoice(languages),
});

export const deletionSchema = z.object({ currentPassword: requiredSecret() });

/** A session's id is a UUID. */
const DEVICE_MAX = 40;

/** Which device is to be signed out; one that is gone already is no error. */
export const signOutSchema = z.object({
  device: requiredLine("choiceUnknown", DEVICE_MAX),
  currentPassword: requiredSecret(),
});
