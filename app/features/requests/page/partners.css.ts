import { globalStyle, style } from "@vanilla-extract/css";
import { color, space } from "~/ui/theme/theme.css";

export const lines = style({ display: "grid", listStyle: "none" });
export const line = style({
  display: "grid",
  gap: space[1],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[3],
});
export const answerWords = style({ whiteSpace: "pre-line" });
globalStyle(`${line} a`, {
  display: "inline-block",
  paddingBlock: "10px",
  marginBlock: "-10px",
});
