import { isLanguage } from "~/locales/languages";
import type { Context } from "~/server/context";
import { PREFERENCE_SECONDS, setCookie } from "~/server/cookies.server";
import { chooseTheme } from "~/server/theme.server";
import { isTheme, TURN_LANGUAGE, TURN_THEME } from "~/turning";

/**
 * Whether a form was sent by a switch of the furniture rather than by its own button. It is not
 * judged then, but shown again as it was typed; its address says the language.
 *
 * @returns the cookie that remembers the choice; null for a form that was sent in earnest
 */
export function turnOf(fields: FormData, context: Context): Headers | null {
  const language = fields.get(TURN_LANGUAGE);
  const theme = fields.get(TURN_THEME);
  const headers = new Headers();
  const remember = (name: "app-language" | "theme", value: string) =>
    headers.append("Set-Cookie", setCookie(context, name, value, PREFERENCE_SECONDS));
  if (isLanguage(language)) remember("app-language", language);
  if (isTheme(theme)) {
    chooseTheme(context, theme);
    remember("theme", theme);
  }
  return headers.has("Set-Cookie") ? headers : null;
}
