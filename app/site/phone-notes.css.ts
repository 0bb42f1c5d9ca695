import { globalStyle, style } from "@vanilla-extract/css";
import { color, space } from "~/ui/theme/theme.css";

export const notes = style({
  background: color.raised,
  ":empty": { display: "none" },
  "@media": { print: { display: "none" } },
});

globalStyle(`${notes} p`, {
  maxWidth: "none",
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
});
