import { style } from "@vanilla-extract/css";
import { color, space, text } from "~/ui/theme/theme.css";

export const box = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  // as wide as the form above it
  maxWidth: "36rem",
  marginTop: space[5],
  "@media": { print: { display: "none" } },
});

export const choice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  minHeight: "44px",
  paddingBlock: space[2],
  flex: "1 1 16rem",
});

export const hint = style({ display: "block", color: color.quiet, fontSize: text.small });
