import { z } from "zod";
import { optionalName, requiredName } from "~/features/accounts/account.schema";
import { optionalPhone, requiredChoice } from "~/features/forms/fields.server";
import { languages } from "~/locales/languages";
import { spokenBoxes } from "./spoken.schema";

/** What coordinators say of themselves. */
export const ownProfileSchema = z.object({
  name: requiredName,
  publicName: optionalName,
  phone: optionalPhone(),
  language: requiredChoice(languages),
  ...spokenBoxes,
});
