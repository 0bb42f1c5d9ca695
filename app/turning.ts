/**
 * Button names of the frame's switches when they post the page's form along; no field has these
 * names.
 */
export const TURN_LANGUAGE = "turn-language";
export const TURN_THEME = "turn-theme";
export const TURN_DATA_SAVER = "turn-data-saver";
export const TURNS: readonly string[] = [TURN_LANGUAGE, TURN_THEME, TURN_DATA_SAVER];

/** Id of a search form; switches return its fields in the page's address. */
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
