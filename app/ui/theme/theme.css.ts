import { createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { breakpoints, dark, light, radius, space, text } from "./tokens";

const contract = Object.fromEntries(
  Object.keys(light).map((name) => [name, name.toLowerCase()]),
) as Record<keyof typeof light, string>;

/** The colours as CSS variables, so that one rule serves both themes. */
export const color = createGlobalThemeContract(contract, (name) => name ?? "");

/** The one shadow. */
export const shadow = "0 1px 2px rgb(0 0 0 / 6%), 0 6px 20px rgb(0 0 0 / 7%)";

/** The letters of what is read out sign by sign: no O looks like a zero. */
export const references = "ui-monospace, monospace";

export const media = {
  /** From a large phone up. */
  small: `screen and (min-width: ${breakpoints.small}px)`,
  /** From a tablet up. */
  medium: `screen and (min-width: ${breakpoints.medium}px)`,
  large: `screen and (min-width: ${breakpoints.large}px)`,
  /** Phones and small tablets only. */
  belowMedium: `screen and (max-width: ${breakpoints.medium - 0.02}px)`,
  /** All but desks. */
  belowLarge: `screen and (max-width: ${breakpoints.large - 0.02}px)`,
  /**
   * High enough for all that stands beside a long text and stays in sight, in letters of the reader's size:
   * in a lower window its end would never be seen.
   */
  high: "(min-height: 38em)",
  print: "print",
  still: "(prefers-reduced-motion: reduce)",
} as const;

export { radius, space, text };

const variables = (theme: Record<keyof typeof light, string>) =>
  Object.fromEntries(
    Object.entries(theme).map(([name, value]) => [`--${name.toLowerCase()}`, value]),
  );

/** A photo of a bright day glares in a dark room; a drawing has colours of its own for the night. */
const dim = "--dim";
const inTheDark = {
  vars: { ...variables(dark), [dim]: "brightness(.8)" },
  colorScheme: "dark",
} as const;
/** What every photo wears; pages without one carry nothing of it. */
export const photo = { filter: `var(${dim})` };

globalStyle(":root", { vars: variables(light), colorScheme: "light" });
globalStyle(":root:not(.light)", {
  "@media": {
    "screen and (prefers-color-scheme: dark)": inTheDark,
  },
});
globalStyle(":root.dark", {
  "@media": { screen: inTheDark },
});
