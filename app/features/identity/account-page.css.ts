import { globalStyle, style } from "@vanilla-extract/css";
import { heading } from "~/ui/heading.css";
import { notice } from "~/ui/notice.css";
import { color, space } from "~/ui/theme/theme.css";

export const summary = style({ paddingTop: space[5] });
/** The error summary's padding replaces the heading's. */
globalStyle(`${summary} + ${heading}`, { paddingTop: 0 });

export const body = style({ paddingBlock: space[5] });
globalStyle(`${body} ${notice}`, { maxWidth: "620px" });

export const links = style({ display: "grid", listStyle: "none", padding: 0 });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  // separates links that wrap onto two lines
  paddingBlock: space[2],
  lineHeight: 1.4,
});

export const timeZone = style({ marginBottom: space[2], color: color.quiet });
