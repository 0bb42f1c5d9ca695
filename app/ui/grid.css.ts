import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { space } from "./theme/theme.css";

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
  broad: [cells, { gridTemplateColumns: columns("320px") }],
});
