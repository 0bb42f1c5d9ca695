import { style } from "@vanilla-extract/css";

/** With doubled letters it may break inside. */
export const whole = style({ display: "inline-block", maxWidth: "100%" });
