import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "./theme/theme.css";

export const bar = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
  alignItems: "end",
  gap: space[3],
  "@media": { print: { display: "none" } },
});
/**
 * What is searched for has room for the words that say what is searched, and beside it a choice as much as
 * its longest one needs.
 */
globalStyle(`${bar}:has(> div > input[type="search"])`, {
  "@media": { [media.large]: { display: "flex", flexWrap: "wrap" } },
});
/** One choice alone has its button beside it. */
globalStyle(`${bar}:not(:has(> div ~ div))`, { "@media": { [media.large]: { display: "flex" } } });
globalStyle(`${bar} > div`, {
  "@media": { [media.large]: { flex: "0 1 auto", minWidth: "150px", maxWidth: "290px" } },
});
globalStyle(`${bar} > :has(> input[type="search"])`, {
  "@media": { [media.large]: { flex: "1 1 300px", maxWidth: "560px" } },
});
globalStyle(`${bar} > button`, { justifySelf: "start" });
