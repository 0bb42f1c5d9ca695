/**
 * The furniture's switches, where they post the page's form along: the form comes back in the other
 * language or theme, with what was typed. They have names that no field of a form has.
 */
export const TURN_LANGUAGE = "turn-language";
export const TURN_THEME = "turn-theme";

const themes = ["dark", "light"] as const;
export type Theme = (typeof themes)[number];

export function isTheme(value: unknown): value is Theme {
  return themes.includes(value as Theme);
}
