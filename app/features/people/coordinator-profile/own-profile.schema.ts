import { z } from "zod";
import { optionalPhone, requiredChoice } from "~/features/forms/fields.server";
import { optionalName, requiredName } from "~/features/identity/account.schema";
import { languages } from "~/locales/languages";
import { spokenLanguageFields } from "./spoken-languages.schema";

export const ownProfileSchema = z.object({
  name: requiredName,
  publicName: optionalName,
  phone: optionalPhone(),
  language: requiredChoice(languages),
  ...spokenLanguageFields,
});
