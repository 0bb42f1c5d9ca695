import { style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

const desk = media.large;

export const head = style({
  position: "relative",
  // wraps if the title is long, as in Bengali
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: space[3],
  padding: `${space[1]} ${space[4]} ${space[2]}`,
  "@media": {
    [desk]: {
      display: "grid",
      gridTemplateColumns: "1fr auto auto minmax(160px, 320px)",
      columnGap: space[5],
      minHeight: "56px",
      padding: `${space[2]} ${space[5]} 0`,
    },
  },
});
/** Link to the next request; it is hidden until it has the focus. */
export const next = style({
  position: "absolute",
  zIndex: 20,
  left: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.small,
  background: color.teal,
  color: color.onTeal,
  selectors: {
    "&:not(:focus)": {
      width: "1px",
      height: "1px",
      padding: 0,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
export const title = style({
  selectors: { "&&": { fontSize: "1.375rem", lineHeight: 1.3 } },
  "@media": { [desk]: { whiteSpace: "nowrap" } },
});
export const alarm = style({
  marginLeft: space[2],
  color: color.red,
  fontSize: text.dense,
  verticalAlign: "0.1em",
});
export const create = style({
  whiteSpace: "nowrap",
  "@media": { [desk]: { selectors: { "&&": { minHeight: "36px" } } }, print: { display: "none" } },
});
export const updated = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  marginLeft: "auto",
  whiteSpace: "nowrap",
  gap: space[1],
  color: color.quiet,
  fontSize: text.small,
});
export const refresh = style({
  display: "inline-grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  color: color.teal,
});
export const searchForm = style({
  flex: "1 1 100%",
});
export const search = style({
  flex: "1 1 100%",
  display: "flex",
  alignItems: "center",
  gap: space[2],
  height: "44px",
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.quiet,
  fontSize: text.dense,
  textDecoration: "none",
  "@media": { [desk]: { height: "36px" }, print: { display: "none" } },
  ":focus-within": { outline: `3px solid ${color.teal}`, outlineOffset: "2px" },
});
export const hint = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const searchInput = style({
  flex: 1,
  minWidth: 0,
  height: "100%",
  border: 0,
  background: "none",
  color: color.ink,
  fontSize: text.dense,
  ":focus-visible": { outline: "none" },
  "::placeholder": { color: color.quiet, opacity: 1 },
});
