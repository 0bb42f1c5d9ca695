import { createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { breakpoints, dark, light, radius, space, text } from "./tokens";

const contract = Object.fromEntries(
  Object.keys(light).map((name) => [name, name.toLowerCase()]),
) as Record<keyof typeof light, string>;

/** Colours as CSS variables, so that one rule serves both themes. */
export const color = createGlobalThemeContract(contract, (name) => name ?? "");

export const shadow = "0 1px 2px rgb(0 0 0 / 6%), 0 6px 20px rgb(0 0 0 / 7%)";

/** Font for references that people read out letter by letter: O and zero look different. */
export const referenceFont = "ui-monospace, monospace";

export const media = {
  /** From large phones up. */
  small: `screen and (min-width: ${breakpoints.small}px)`,
  /** From tablets up. */
  medium: `screen and (min-width: ${breakpoints.medium}px)`,
  large: `screen and (min-width: ${breakpoints.large}px)`,
  /** Phones and small tablets. */
  belowMedium: `screen and (max-width: ${breakpoints.medium - 0.02}px)`,
  /** Everything below desktop. */
  belowLarge: `screen and (max-width: ${breakpoints.large - 0.02}px)`,
  /**
   * For windows tall enough for a sticky column at the reader's text size. In a lower window its
   * end could not be reached.
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

/** Dims bright photos in the dark theme; drawings have their own night colours. */
const dim = "--dim";
const darkTheme = {
  vars: { ...variables(dark), [dim]: "brightness(.8)" },
  colorScheme: "dark",
} as const;
/** Style of every photo; pages without photos do not load it. */
export const photo = { filter: `var(${dim})` };

globalStyle(":root", { vars: variables(light), colorScheme: "light" });
globalStyle(":root:not(.light)", {
  "@media": {
    "screen and (prefers-color-scheme: dark)": darkTheme,
  },
});
globalStyle(":root.dark", {
  "@media": { screen: darkTheme },
});
