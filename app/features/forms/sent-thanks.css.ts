import { style } from "@vanilla-extract/css";

export const thanks = style({
  display: "grid",
  justifyItems: "start",
  "@media": { print: { display: "none" } },
});
