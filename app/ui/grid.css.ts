import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, space } from "./theme/theme.css";

const cells = style({
  display: "grid",
  gap: space[3],
  listStyle: "none",
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
        "screen and (min-width: 960px)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
      },
    },
  ],
  /** One, two or three. */
  three: [
    cells,
    {
      gap: space[5],
      "@media": {
        "screen and (min-width: 600px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        "screen and (min-width: 960px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      },
    },
  ],
  broad: [cells, { gridTemplateColumns: columns("320px") }],
});
