import { isLanguage } from "~/locales/languages";
import type { Context } from "~/server/context";
import { PREFERENCE_SECONDS, setCookie } from "~/server/cookies.server";
import { chooseDataSaver } from "~/server/data-saver.server";
import { chooseTheme } from "~/server/theme.server";
import { isDataSaver, isTheme, TURN_DATA_SAVER, TURN_LANGUAGE, TURN_THEME } from "~/turning";

/**
 * Whether a form was sent by a switch of the furniture rather than by its own button. It is not
 * judged then, but shown again as it was typed; its address says the language.
 *
 * @returns the cookie that remembers the choice; null for a form that was sent in earnest
 */
export function turnOf(fields: FormData, context: Context): Headers | null {
  const language = fields.get(TURN_LANGUAGE);
  const theme = fields.get(TURN_THEME);
  const dataSaver = fields.get(TURN_DATA_SAVER);
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
