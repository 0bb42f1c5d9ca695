import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "./theme/theme.css";

/** The term column is as wide as its longest term. */
export const list = style({
  display: "grid",
  columnGap: space[4],
  "@media": { [media.small]: { gridTemplateColumns: "fit-content(45%) minmax(0, 1fr)" } },
});
/** In narrow columns each value is below its term. */
export const narrow = style({
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const entry = style({
  display: "grid",
  gridColumn: "1 / -1",
  alignItems: "baseline",
  columnGap: space[4],
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
  "@media": {
    // fallback for browsers without subgrid
    [media.small]: { gridTemplateColumns: ["minmax(8rem, 1fr) 2fr", "subgrid"] },
    print: { gridTemplateColumns: "1fr 2fr", paddingBlock: "1px" },
  },
});
globalStyle(`${narrow} > ${entry}`, {
  "@media": { [media.small]: { gridTemplateColumns: "1fr" } },
});
/** No line below the last entry. */
globalStyle(`${entry}:last-child`, { borderBottom: 0 });
export const term = style({ color: color.quiet });
export const value = style({ minWidth: 0, whiteSpace: "pre-line" });
/** A large tap target whose padding does not spread the lines apart. */
globalStyle(`${value} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  maxWidth: "100%",
  // breaks long site names
  overflowWrap: "anywhere",
  paddingBlock: space[2],
  marginBlock: `calc(-1 * ${space[2]})`,
  "@media": { print: { minHeight: 0, paddingBlock: 0, marginBlock: 0 } },
});
