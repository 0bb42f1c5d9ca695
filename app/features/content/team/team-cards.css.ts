import { globalStyle, style } from "@vanilla-extract/css";
import { lined } from "~/ui/grid.css";
import { inheritRows } from "~/ui/subgrid";
import { color, space } from "~/ui/theme/theme.css";

export const member = style({ display: "grid", gap: space[2] });
globalStyle(`${lined} ${member}`, inheritRows());
export const role = style({ color: color.quiet });
/** The introduction, the languages and the sample mark. */
export const introduction = style({
  display: "grid",
  gap: space[2],
  alignContent: "start",
  justifyItems: "start",
});
export const photo = style({
  width: "96px",
  height: "96px",
  borderRadius: "50%",
  objectFit: "cover",
});
