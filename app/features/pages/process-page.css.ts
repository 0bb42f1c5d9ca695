import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "~/ui/theme/theme.css";

/** Short lines in two columns on desktop. */
export const general = style({});
globalStyle(`${general} ul`, {
  "@media": { [media.large]: { display: "block", columns: 2, columnGap: space[6] } },
});
// CSS columns are filled downwards, so an odd number of items leaves no gap in a row
globalStyle(`${general} li`, {
  "@media": { [media.large]: { breakInside: "avoid", paddingBottom: space[3] } },
});
