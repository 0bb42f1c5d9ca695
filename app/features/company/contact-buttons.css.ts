import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

/** On a phone the number across the whole width, two below it side by side, then the page to be called. */
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[2],
  // all four side by side in a band's half
  "@media": { [media.large]: { columnGap: space[2] } },
});
globalStyle(`${buttons} > a`, {
  flex: "auto",
  paddingInline: space[3],
  "@media": {
    [media.small]: { flex: "none", paddingInline: space[5] },
    [media.large]: { paddingInline: space[4] },
  },
});
globalStyle(`${buttons} > a[href^="tel"]`, {
  flexBasis: "100%",
  "@media": { [media.small]: { flexBasis: "auto" } },
});
/** A desk cannot call: there the number is to be read, behind the buttons. */
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

/** As wide as the number on a phone. */
export const callBack = style({ gridColumn: "1 / -1" });
// behind the others it would move with each that arrives on a slow line
globalStyle(`${buttons}:not(:has(> ${callBack})) > ${number}`, {
  "@media": { [media.medium]: { visibility: "hidden" } },
});
