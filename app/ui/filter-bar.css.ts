import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "./theme/theme.css";

export const bar = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
  alignItems: "end",
  gap: space[3],
  "@media": { print: { display: "none" } },
});
/** What is searched for has room for the words that say what is searched. */
globalStyle(`${bar} > :has(input[type="search"])`, {
  "@media": { [media.large]: { gridColumn: "span 2" } },
});
globalStyle(`${bar} > button`, { justifySelf: "start" });
