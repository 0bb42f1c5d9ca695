import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

/** On a phone the call and booking buttons have the full width, and the other two share a line. */
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[2],
});
globalStyle(`${buttons} > a`, {
  // equal widths, unless a label needs more
  flex: "1 1 40%",
  paddingInline: space[3],
  "@media": {
    [media.small]: { flex: "none" },
  },
});
globalStyle(`${buttons} > a:nth-child(-n + 2)`, {
  flexBasis: "100%",
  "@media": { [media.small]: { flexBasis: "auto" } },
});
/** Two buttons per row on desktop, so that the fourth is not alone in a row. */
export const pairs = style({
  "@media": {
    [media.large]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, max-content))" },
  },
});
globalStyle(`${pairs} > a`, { "@media": { [media.large]: { paddingInline: space[5] } } });
/** On desktop the number is text after the buttons, because desktops cannot call. */
export const number = style({});
globalStyle(`${buttons} > ${number}`, {
  "@media": {
    [media.medium]: {
      order: 1,
      paddingInline: 0,
      borderColor: "transparent",
      background: "none",
      color: color.teal,
    },
  },
});

/** With two buttons per row, the number has a border like the buttons. */
export const boxedNumber = style({});
globalStyle(`${buttons} > ${boxedNumber}`, {
  "@media": {
    [media.medium]: {
      order: 1,
      borderColor: "currentColor",
      background: "none",
      color: color.teal,
    },
  },
});

export const callBack = style({});
// on a slow connection the number is hidden until the last button is loaded, because each button moves it
globalStyle(`${buttons}:not(:has(> ${callBack})) > ${number}`, {
  "@media": { [media.medium]: { visibility: "hidden" } },
});
