import { isLanguage } from "~/locales/languages";
import {
  DATA_SAVER_BUTTON,
  isDataSaver,
  isTheme,
  LANGUAGE_BUTTON,
  THEME_BUTTON,
} from "~/preferences";
import type { Context } from "~/server/context";
import { PREFERENCE_SECONDS, setCookie } from "~/server/cookies.server";
import { chooseDataSaver } from "~/server/data-saver.server";
import { chooseTheme } from "~/server/theme.server";

/**
 * Detects whether a language, theme or data-saver button posted the form. Such a form is not validated, but shown
 * again with the entered values.
 *
 * @returns headers that set the preference cookie; null if another button posted the form
 */
export function preferenceChange(fields: FormData, context: Context): Headers | null {
  const language = fields.get(LANGUAGE_BUTTON);
  const theme = fields.get(THEME_BUTTON);
  const dataSaver = fields.get(DATA_SAVER_BUTTON);
  const headers = new Headers();
  const remember = (name: "app-language" | "theme" | "data-saver", value: string) =>
    headers.append("Set-Cookie", setCookie(context, name, value, PREFERENCE_SECONDS));
  if (isLanguage(language)) remember("app-language", language);
  if (isTheme(theme)) {
    chooseTheme(context, theme);
    remember("theme", theme);
  }
  if (isDataSaver(dataSaver)) {
    chooseDataSaver(context, dataSaver);
    remember("data-saver", dataSaver);
  }
  return headers.has("Set-Cookie") ? headers : null;
}
