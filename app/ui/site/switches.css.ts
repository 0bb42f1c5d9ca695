import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme/theme.css";

export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  "@media": { print: { display: "none" } },
});

export const offer = style({ background: color.wash });
globalStyle(`${offer} button:first-of-type`, {
  marginLeft: "-8px",
  color: color.teal,
  fontWeight: 700,
  textDecoration: "underline",
});

const prefersDark = "(prefers-color-scheme: dark)";

/** If the system decides, only CSS knows which button matches. */
export const whileLight = style({ "@media": { [prefersDark]: { display: "none" } } });
export const whileDark = style({
  display: "none",
  "@media": { [prefersDark]: { display: "block" } },
});
