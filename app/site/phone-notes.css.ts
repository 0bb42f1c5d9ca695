import { globalStyle, style } from "@vanilla-extract/css";
import { color, space } from "~/ui/theme/theme.css";

export const notes = style({
  background: color.raised,
  ":empty": { display: "none" },
  "@media": { print: { display: "none" } },
});

globalStyle(`${notes} p`, {
  maxWidth: "none",
  // aligned with the page's container
  padding: `${space[3]} max(${space[4]}, 50% - 540px)`,
  borderBottom: `1px solid ${color.line}`,
});
