import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "~/ui/theme/theme.css";

/** On a phone the number across the whole width, the other two below it side by side. */
export const buttons = style({
  display: "grid",
  gridTemplateColumns: "auto auto",
  gap: space[3],
  marginTop: space[2],
  "@media": { [media.small]: { display: "flex", flexWrap: "wrap" } },
});
globalStyle(`${buttons} > a`, {
  paddingInline: space[3],
  "@media": { [media.small]: { paddingInline: space[5] } },
});
globalStyle(`${buttons} > a:first-child`, { gridColumn: "1 / -1" });
