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

/** Long enough for a session id, which is a UUID. */
const DEVICE_MAX = 40;

/** The device to sign out; an unknown device causes no error. */
export const signOutSchema = z.object({
  device: requiredLine("choiceUnknown", DEVICE_MAX),
  currentPassword: requiredSecret(),
});
