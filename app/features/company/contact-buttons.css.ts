import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

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
/** A desk cannot call: there the number is to be read, behind the buttons. */
export const number = style({});
globalStyle(`${buttons} > ${number}`, {
  gridColumn: "1 / -1",
  "@media": {
    [media.medium]: {
      order: 1,
      paddingInline: space[3],
      borderColor: "transparent",
      background: "none",
      color: color.teal,
    },
  },
});
