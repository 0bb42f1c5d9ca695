import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { inLines } from "./lined-rows";
import { media, space } from "./theme/theme.css";

const twoColumns = "screen and (min-width: 600px)";
const threeColumns = "screen and (min-width: 960px)";

/** A desk's gutter where cells stand side by side; below each other they are closer. */
const cells = style({
  display: "grid",
  gap: space[3],
  listStyle: "none",
  "@media": { [threeColumns]: { gap: space[5] } },
});
globalStyle(`${cells} > li`, { display: "grid", minWidth: 0 });

const columns = (width: string) => `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`;

/** How narrow a cell may get before one more column is made. */
export const grid = styleVariants({
  narrow: [cells, { gridTemplateColumns: columns("180px") }],
  medium: [cells, { gridTemplateColumns: columns("240px") }],
  /** One, two or four side by side: eight of them leave no hole. */
  four: [
    cells,
    {
      "@media": {
        [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        [threeColumns]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
      },
    },
  ],
  /** Two even on a phone, unless its letters are large, or four: short ones. */
  choices: [
    cells,
    {
      gridTemplateColumns: columns("max(34%, 8rem)"),
      "@media": { [threeColumns]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    },
  ],
  /** One or two. */
  two: [
    cells,
    {
      gap: space[5],
      "@media": { [twoColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
  ],
  /** Three and below them two that are wider, so that five leave no hole. */
  five: [
    cells,
    {
      "@media": {
        [twoColumns]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
      },
    },
  ],
  /** One, two or three. */
  three: [
    cells,
    {
      gap: space[5],
      "@media": {
        [twoColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        [threeColumns]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      },
    },
  ],
  broad: [cells, { gridTemplateColumns: columns("320px") }],
});

globalStyle(`${grid.five} > li`, { "@media": { [twoColumns]: { gridColumn: "span 3" } } });
globalStyle(`${grid.five} > li:first-child`, {
  "@media": { [twoColumns]: { gridColumn: "span 6" }, [threeColumns]: { gridColumn: "span 2" } },
});
globalStyle(`${grid.five} > li:is(:nth-child(2), :nth-child(3))`, {
  "@media": { [threeColumns]: { gridColumn: "span 2" } },
});

/**
 * Of how many parts each card is made: they stand on one line across a row. Without subgrid they follow each
 * other. Each element between the list and the parts hands the rows on (`handsOn`).
 */
export const lined = style({});
globalStyle(`${lined} > li`, inLines({ gridTemplateRows: "subgrid", rowGap: 0 }));
globalStyle(`${lined} > li > *`, inLines({ gridRow: "1 / -1" }));

/** How many parts. */
export const rows = styleVariants({ 3: [lined], 4: [lined] });
globalStyle(`${rows[3]} > li`, inLines({ gridRow: "span 3" }));
globalStyle(`${rows[4]} > li`, inLines({ gridRow: "span 4" }));

/** As wide as what its row leaves. */
export const last = style({
  selectors: {
    "&:nth-child(2n + 1)": { "@media": { [twoColumns]: { gridColumn: "span 2" } } },
    "&:nth-child(3n + 1)": { "@media": { [threeColumns]: { gridColumn: "span 3" } } },
    "&:nth-child(3n + 2)": { "@media": { [threeColumns]: { gridColumn: "span 2" } } },
    "&:nth-child(3n)": { "@media": { [threeColumns]: { gridColumn: "auto" } } },
  },
});
