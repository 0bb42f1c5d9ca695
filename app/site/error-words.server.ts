import { companyInfo } from "~/features/company/company.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { withoutRare } from "./root-data";

/** What is said of errors; while there is no number yet, nothing asks to be called. */
export async function errorWords(context: Context, language: Language) {
  const { errors, mail, messages } = texts(language);
  const words = withoutRare(errors);
  if ((await companyInfo(context, language)).phone) return words;
  const unexpected = { ...words.unexpected, text: messages.somethingWentWrong };
  return { ...words, unexpected, help: mail.danger };
}
