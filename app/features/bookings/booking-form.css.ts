import { style } from "@vanilla-extract/css";

/** Close to the field that it stands in for, and high enough for a thumb. */
export const noEmail = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minHeight: "44px",
  marginBlock: "-8px",
});
