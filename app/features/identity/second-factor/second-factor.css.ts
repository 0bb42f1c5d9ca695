import { globalStyle, style } from "@vanilla-extract/css";
import { radius, space, text } from "~/ui/theme/theme.css";

export const part = style({
  display: "grid",
  // keeps a long code from making the page wider than the screen
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  justifyItems: "start",
});

/** Full width, so that the longest hint does not determine the width. */
globalStyle(`${part} > form`, { width: "100%" });

export const codes = style({
  display: "grid",
  width: "100%",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  listStyle: "none",
  padding: 0,
  maxWidth: "36rem",
});

export const code = style({
  fontSize: text.lead,
  letterSpacing: "0.05em",
  overflowWrap: "anywhere",
});

/** Black on white in both themes, because cameras need it. */
export const qr = style({
  width: "min(16rem, 100%)",
  background: "#fff",
  borderRadius: radius.small,
  overflow: "hidden",
  lineHeight: 0,
});
