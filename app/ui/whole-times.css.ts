import { style } from "@vanilla-extract/css";

/** Where a line has no room for it, it breaks within: in letters twice as large. */
export const whole = style({ display: "inline-block", maxWidth: "100%" });
