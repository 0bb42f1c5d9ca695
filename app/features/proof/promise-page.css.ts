import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

/** The figures, and beside them on a desk how they come about. */
export const columns = style({
  display: "grid",
  gap: space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      alignItems: "start",
      columnGap: space[7],
    },
  },
});
/** With no figures yet, how they will come about takes the whole width. */
export const alone = style({ display: "grid", gap: space[6] });
globalStyle(`${alone} ul`, {
  "@media": {
    [media.large]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[6] },
  },
});
export const figures = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const months = style({ marginTop: space[4] });
export const quiet = style({ color: color.quiet });
