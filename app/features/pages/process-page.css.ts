import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "~/ui/theme/theme.css";

/** Short lines over the whole width stand in two columns on a desk. */
export const general = style({});
globalStyle(`${general} ul`, {
  "@media": { [media.large]: { display: "block", columns: 2, columnGap: space[6] } },
});
// read down, so that an odd one out leaves no empty place in a row
globalStyle(`${general} li`, {
  "@media": { [media.large]: { breakInside: "avoid", paddingBottom: space[3] } },
});
