import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

/** The figures; on desktop with the explanation beside them. */
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
/** Without figures, the explanation takes the whole width. */
export const alone = style({ display: "grid", gap: space[6] });
globalStyle(`${alone} ul`, {
  "@media": { [media.large]: { display: "block", columns: 2, columnGap: space[6] } },
});
// columns are filled downwards, so an odd number of items leaves no gap in a row
globalStyle(`${alone} li`, {
  "@media": { [media.large]: { breakInside: "avoid", paddingBottom: space[3] } },
});
export const figures = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const months = style({ marginTop: space[4] });
export const quiet = style({ color: color.quiet });
