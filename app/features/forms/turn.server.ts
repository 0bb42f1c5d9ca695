import { isLanguage } from "~/locales/languages";
import type { Context } from "~/server/context";
import { PREFERENCE_SECONDS, setCookie } from "~/server/cookies.server";
import { chooseDataSaver } from "~/server/data-saver.server";
import { chooseTheme } from "~/server/theme.server";
import { isDataSaver, isTheme, TURN_DATA_SAVER, TURN_LANGUAGE, TURN_THEME } from "~/turning";

/**
 * Detects a form posted by a preference button of the page's frame. It is not validated, but shown again as typed.
 *
 * @returns the cookie with the choice; null for an ordinary post
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
