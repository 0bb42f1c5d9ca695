import { style } from "@vanilla-extract/css";

export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  "@media": { print: { display: "none" } },
});

const prefersDark = "(prefers-color-scheme: dark)";

/** Where the system decides, only CSS knows which of the two buttons fits. */
export const whileLight = style({ "@media": { [prefersDark]: { display: "none" } } });
export const whileDark = style({
  display: "none",
  "@media": { [prefersDark]: { display: "block" } },
});
