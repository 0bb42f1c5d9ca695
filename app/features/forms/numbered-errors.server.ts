import { companyInfo } from "~/features/company/company.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { FieldErrors, ValidationKey } from "~/server/failed-form.server";
import { fillIn, texts } from "~/server/i18n.server";

/** What the error of a whole form says where there is a number to call. */
const withNumber: Partial<Record<string, ValidationKey>> = {
  busyWithoutPhone: "busy",
  noRoomWithoutPhone: "noRoom",
  tooMany: "tooManyWithPhone",
};

/** The error of a whole form with the number to call; null where it names none, or there is none. */
export async function numberedError(
  context: Context,
  language: Language,
  error: FieldErrors[""],
): Promise<string | null> {
  const key = typeof error === "string" ? withNumber[error] : undefined;
  if (!key) return null;
  const { phoneText } = await companyInfo(context, language);
  // no line ends in the number
  const phone = phoneText?.replaceAll("-", "-\u2060").replaceAll(" ", "\u00a0");
  return phone ? fillIn(texts(language).validation[key], { phone }, language) : null;
}
