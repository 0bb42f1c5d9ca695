import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "./theme/theme.css";

export const bar = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
  alignItems: "end",
  gap: space[3],
  "@media": {
    // selects are as wide as their longest option, with the button beside them
    [media.large]: { display: "flex", flexWrap: "wrap" },
    print: { display: "none" },
  },
});
globalStyle(`${bar} > div`, {
  "@media": { [media.large]: { flex: "0 1 auto", minWidth: "150px", maxWidth: "290px" } },
});
/** Room for the search field's placeholder. */
globalStyle(`${bar} > :has(> input[type="search"])`, {
  "@media": { [media.large]: { flex: "1 1 300px", maxWidth: "560px" } },
});
/** On a phone the button is as wide as the fields above. */
globalStyle(`${bar} > button`, { "@media": { [media.medium]: { justifySelf: "start" } } });
