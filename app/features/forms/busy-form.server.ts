import { companyInfo } from "~/features/company/company.server";
import type { Language } from "~/locales/languages";
import { isBusy } from "~/server/busy";
import type { Context } from "~/server/context";
import { failedForm } from "~/server/failed-form.server";
import { fillIn, texts } from "~/server/i18n.server";
import { errorFields } from "~/server/log.server";

/**
 * The answer to a form that could not be taken in because too much was going on: the same form with
 * all that was typed, and the number to call.
 *
 * @throws the error itself, where that is not what it says
 */
export async function busyForm(
  context: Context,
  language: Language,
  fields: FormData,
  error: unknown,
) {
  if (!isBusy(error)) throw error;
  context.log("busy", errorFields(error));
  const { phoneText } = await companyInfo(context, language);
  const text = fillIn(texts(language).validation.busy, { phone: phoneText }, language);
  return failedForm(context, language, fields, { "": [text] }, 503);
}
