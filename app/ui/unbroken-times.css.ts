import { style } from "@vanilla-extract/css";

/** With text at double size, lines may break within the time. */
export const whole = style({ display: "inline-block", maxWidth: "100%" });
