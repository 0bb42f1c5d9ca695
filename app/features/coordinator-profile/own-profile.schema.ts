import { z } from "zod";
import { optionalName, requiredName } from "~/features/accounts/account.schema";
import { optionalPhone, requiredChoice, tickBox } from "~/features/forms/fields.server";
import { languages } from "~/locales/languages";
import { type SpokenLanguage, spokenLanguages } from "~/locales/spoken";

/** The name of the box of a language. */
export function boxOf(code: SpokenLanguage): `speaks-${SpokenLanguage}` {
  return `speaks-${code}`;
}

const boxes = Object.fromEntries(spokenLanguages.map((code) => [boxOf(code), tickBox()])) as Record<
  ReturnType<typeof boxOf>,
  ReturnType<typeof tickBox>
>;

/** What coordinators say of themselves. */
export const ownProfileSchema = z.object({
  name: requiredName,
  publicName: optionalName,
  phone: optionalPhone(),
  language: requiredChoice(languages),
  ...boxes,
});
