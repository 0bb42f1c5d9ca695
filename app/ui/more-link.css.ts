import { style } from "@vanilla-extract/css";

/** A link with its own line, large enough for a thumb. */
export const standaloneLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
});

/** A link with an arrow. */
export const moreLink = style([
  standaloneLink,
  { justifySelf: "start", gap: "8px", fontWeight: 700 },
]);
