import { style } from "@vanilla-extract/css";

/** Of no use on paper. */
export const unprinted = style({ "@media": { print: { display: "none" } } });
