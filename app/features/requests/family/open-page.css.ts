import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "~/ui/theme/theme.css";

export const digits = style({});
export const code = style({});
globalStyle(`:is(${digits}, ${code}) input`, {
  width: "136px",
  minHeight: "56px",
  fontSize: text.heading3,
  letterSpacing: "0.15em",
});
globalStyle(`${code} input`, { width: "220px" });
