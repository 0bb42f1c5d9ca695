import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { withSubgrid } from "./subgrid";
import { media, space } from "./theme/theme.css";

const twoColumns = "screen and (min-width: 600px)";
const threeColumns = "screen and (min-width: 960px)";

/** The gaps between cells are wider on wide screens. */
const cells = style({
  display: "grid",
  gap: space[3],
  listStyle: "none",
  "@media": { [threeColumns]: { gap: space[5] } },
});
globalStyle(`${cells} > li`, { display: "grid", minWidth: 0 });

const columns = (width: string) => `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`;

/** Minimum cell widths. */
export const grid = styleVariants({
  narrow: [cells, { gridTemplateColumns: columns("180px") }],
  medium: [cells, { gridTemplateColumns: columns("240px") }],
  /** One, two or four columns, so that eight cells fill their rows. */
  four: [
    cells,
    {
      "@media": {
        [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        [threeColumns]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
      },
    },
  ],
  /** For four short options: two columns even on a phone, unless its letters are large. */
  choices: [
    cells,
    {
      gridTemplateColumns: columns("max(34%, 8rem)"),
      "@media": { [threeColumns]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    },
  ],
  /** One or two columns. */
  two: [
    cells,
    {
      gap: space[5],
      "@media": { [twoColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
  ],
  /** Five cells fill their rows: three and two on wide screens, one, two and two from 600 px. */
  five: [
    cells,
    {
      "@media": {
        [twoColumns]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
      },
    },
  ],
  /** One, two or three columns. */
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
 * Aligns the parts of cards across a row, with subgrid only. Elements between the list and the
 * parts must use `inheritRows`.
 */
export const lined = style({});
globalStyle(`${lined} > li`, withSubgrid({ gridTemplateRows: "subgrid", rowGap: 0 }));
globalStyle(`${lined} > li > *`, withSubgrid({ gridRow: "1 / -1" }));

export const rows = styleVariants({ 3: [lined], 4: [lined] });
globalStyle(`${rows[3]} > li`, withSubgrid({ gridRow: "span 3" }));
globalStyle(`${rows[4]} > li`, withSubgrid({ gridRow: "span 4" }));

/** Fills the rest of its row. */
export const lastCard = style({
  selectors: {
    "&:nth-child(2n + 1)": { "@media": { [twoColumns]: { gridColumn: "span 2" } } },
    "&:nth-child(3n + 1)": { "@media": { [threeColumns]: { gridColumn: "span 3" } } },
    "&:nth-child(3n + 2)": { "@media": { [threeColumns]: { gridColumn: "span 2" } } },
    "&:nth-child(3n)": { "@media": { [threeColumns]: { gridColumn: "auto" } } },
  },
});
