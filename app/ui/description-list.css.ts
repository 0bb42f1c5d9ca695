import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "./theme/theme.css";

/** The terms have as much as the longest of them needs. */
export const list = style({
  display: "grid",
  columnGap: space[4],
  "@media": { [media.small]: { gridTemplateColumns: "fit-content(45%) minmax(0, 1fr)" } },
});
/** In a narrow column each value stands below its term. */
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
    // a browser that knows no subgrid has a third for them
    [media.small]: { gridTemplateColumns: ["minmax(8rem, 1fr) 2fr", "subgrid"] },
    print: { gridTemplateColumns: "1fr 2fr", paddingBlock: "1px" },
  },
});
globalStyle(`${narrow} > ${entry}`, {
  "@media": { [media.small]: { gridTemplateColumns: "1fr" } },
});
/** Below the last there is nothing to part it from. */
globalStyle(`${entry}:last-child`, { borderBottom: 0 });
export const term = style({ color: color.quiet });
export const value = style({ minWidth: 0, whiteSpace: "pre-line" });
/** A target for a thumb that takes the line's own air, so that the lines stay as close as others. */
globalStyle(`${value} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  maxWidth: "100%",
  // a long name of a site breaks rather than leaving its column
  overflowWrap: "anywhere",
  paddingBlock: space[2],
  marginBlock: `calc(-1 * ${space[2]})`,
  "@media": { print: { minHeight: 0, paddingBlock: 0, marginBlock: 0 } },
});
