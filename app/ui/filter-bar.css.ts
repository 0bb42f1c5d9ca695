import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "./theme/theme.css";

export const bar = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
  alignItems: "end",
  gap: space[3],
  "@media": { print: { display: "none" } },
});
globalStyle(`${bar} > button`, { justifySelf: "start" });
