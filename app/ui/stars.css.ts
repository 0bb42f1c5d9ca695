import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "./theme/theme.css";

export const stars = style({ display: "inline-flex", gap: "2px" });
const star = style({ display: "inline-flex" });
export const given = style([star, { color: color.teal }]);
export const left = style([star, { color: color.edge }]);
globalStyle(`${given} path`, { fill: "currentColor" });
