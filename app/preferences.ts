/** Names of the display switches' submit buttons in the page's form; no field may use them. */
export const LANGUAGE_BUTTON = "turn-language";
export const THEME_BUTTON = "turn-theme";
export const DATA_SAVER_BUTTON = "turn-data-saver";
export const PREFERENCE_BUTTONS: readonly string[] = [
  LANGUAGE_BUTTON,
  THEME_BUTTON,
  DATA_SAVER_BUTTON,
];

/** Id of a page's search form; display switches keep its fields in the address. */
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
