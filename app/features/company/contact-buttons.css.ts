import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

/** On a phone the number and the form across the whole width, below them the other two side by side. */
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[2],
});
globalStyle(`${buttons} > a`, {
  // two of one width, unless their words need more
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
/** Two and two on a desk, where the fourth would stand alone on a row of its own. */
export const pairs = style({
  "@media": {
    [media.large]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, max-content))" },
  },
});
globalStyle(`${pairs} > a`, { "@media": { [media.large]: { paddingInline: space[5] } } });
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

/** The same where it is one of two pairs: as much of a box as the other three. */
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
// behind the others it would move with each that arrives on a slow line
globalStyle(`${buttons}:not(:has(> ${callBack})) > ${number}`, {
  "@media": { [media.medium]: { visibility: "hidden" } },
});
