import { style } from "@vanilla-extract/css";
import { color, space } from "~/ui/theme/theme.css";

/** No wider than its words, and off what is said below it. */
export const danger = style({ maxWidth: "620px", marginBottom: space[3] });

/** By which clock the hours below it are. */
export const clock = style({ marginBottom: space[2], color: color.quiet });
