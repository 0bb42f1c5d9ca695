import { style } from "@vanilla-extract/css";

/** A link that stands by itself in a line, high enough for a thumb. */
export const loneLink = style({ display: "inline-flex", alignItems: "center", minHeight: "44px" });

/** One that leads on from a part of a page, an arrow behind its words. */
export const moreLink = style([loneLink, { justifySelf: "start", gap: "8px", fontWeight: 700 }]);
