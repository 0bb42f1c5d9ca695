import { style } from "@vanilla-extract/css";

/** A link that stands by itself in a line, high enough for a thumb. */
export const loneLink = style({ display: "inline-flex", alignItems: "center", minHeight: "44px" });
