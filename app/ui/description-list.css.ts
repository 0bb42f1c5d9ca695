import { style } from "@vanilla-extract/css";
import { color, media, space } from "./theme/theme.css";

export const list = style({ display: "grid" });
export const entry = style({
  display: "grid",
  gap: `0 ${space[5]}`,
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
  "@media": {
    [media.small]: { gridTemplateColumns: "minmax(8rem, 1fr) 2fr" },
    print: { gridTemplateColumns: "1fr 2fr", paddingBlock: "1px" },
  },
});
export const term = style({ color: color.quiet });
export const value = style({ minWidth: 0, whiteSpace: "pre-line" });
