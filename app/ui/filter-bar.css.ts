import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "./theme/theme.css";

export const bar = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
  alignItems: "end",
  gap: space[3],
  "@media": {
    // a choice as wide as its longest one needs, the next and the button beside it
    [media.large]: { display: "flex", flexWrap: "wrap" },
    print: { display: "none" },
  },
});
globalStyle(`${bar} > div`, {
  "@media": { [media.large]: { flex: "0 1 auto", minWidth: "150px", maxWidth: "290px" } },
});
/** What is searched for has room for the words that say what is searched. */
globalStyle(`${bar} > :has(> input[type="search"])`, {
  "@media": { [media.large]: { flex: "1 1 300px", maxWidth: "560px" } },
});
/** As wide as the fields above it on a phone. */
globalStyle(`${bar} > button`, { "@media": { [media.medium]: { justifySelf: "start" } } });
