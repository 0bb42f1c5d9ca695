import { style } from "@vanilla-extract/css";
import { media, space } from "~/ui/theme/theme.css";

/** On a desk the form stands left, and what to do instead of it right. */
export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  columnGap: space[7],
  "@media": {
    [media.large]: {
      gridTemplateColumns: "36rem minmax(0, 1fr)",
    },
  },
});

export const main = style({
  minWidth: 0,
  "@media": { [media.large]: { gridColumn: 1, gridRow: 1 } },
});

export const aside = style({
  display: "grid",
  gap: space[5],
  marginBottom: space[6],
  "@media": { [media.large]: { gridColumn: 2, gridRow: 1 } },
});

export const title = style({ marginBottom: space[4] });
