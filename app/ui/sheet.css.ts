import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "./theme/theme.css";

/** Prints a form or its confirmation on one A4 page in every language. */
export const sheet = style({
  display: "grid",
  gap: space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: space[5],
  "@media": {
    [media.medium]: { paddingBottom: space[7] },
    print: { gap: space[2], paddingBlock: 0, fontSize: "0.875rem" },
  },
});

globalStyle(`${sheet} li, ${sheet} > *`, {
  "@media": { print: { gap: space[2], paddingBottom: space[1] } },
});
