/**
 * The furniture's switches, where they post the page's form along: the form comes back in the other
 * language or theme, or with less data, with what was typed. They have names that no field of a form has.
 */
export const TURN_LANGUAGE = "turn-language";
export const TURN_THEME = "turn-theme";
export const TURN_DATA_SAVER = "turn-data-saver";
export const TURNS: readonly string[] = [TURN_LANGUAGE, TURN_THEME, TURN_DATA_SAVER];

/** The id of the search of a list, or of a page that is not there, whose fields the switches hand back to the page in its address. */
export const SEARCH_FORM = "search";

const themes = ["dark", "light"] as const;
export type Theme = (typeof themes)[number];

export function isTheme(value: unknown): value is Theme {
  return themes.includes(value as Theme);
}

const dataSavers = ["on", "off"] as const;
export type DataSaver = (typeof dataSavers)[number];

export function isDataSaver(value: unknown): value is DataSaver {
  return dataSavers.includes(value as DataSaver);
}
