import { companyInfo } from "~/features/company/company.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { fillIn, texts } from "~/server/i18n.server";
import type { FieldErrors } from "~/server/returned-form.server";

/** Errors of a whole form after which a phone call helps. */
const errorsWithPhone = ["busy", "noRoom", "tooMany"] as const;

/** The error message with the phone number to call; null for other errors, or if the company has no number. */
export async function errorWithPhone(
  context: Context,
  language: Language,
  error: FieldErrors[""],
): Promise<string | null> {
  const key = errorsWithPhone.find((known) => known === error);
  if (!key) return null;
  const { phoneText } = await companyInfo(context, language);
  if (!phoneText) return null;
  // prevents line breaks within the number
  const phone = phoneText.replaceAll("-", "-\u2060").replaceAll(" ", "\u00a0");
  const { validation } = texts(language);
  return `${validation[key]} ${fillIn(validation.orCall, { phone }, language)}`;
}
