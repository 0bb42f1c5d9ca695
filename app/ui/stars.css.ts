import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "./theme/theme.css";

export const stars = style({ display: "inline-flex", gap: "2px" });
const star = style({ display: "inline-flex" });
export const filledStar = style([star, { color: color.teal }]);
export const emptyStar = style([star, { color: color.edge }]);
globalStyle(`${filledStar} path`, { fill: "currentColor" });
