import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space } from "~/ui/theme/theme.css";

export const section = style({ display: "grid", gap: space[2] });
globalStyle(`${section} > h2`, { fontSize: "1.25rem" });

export const cards = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  listStyle: "none",
});
export const card = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: space[4],
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});
export const legible = style({ color: color.leaf });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
/** High enough for a finger. */
globalStyle(`${card} input`, { display: "block", maxWidth: "100%", paddingBlock: "10px" });
export const progress = style({ width: "100%", height: "10px", accentColor: color.teal });

export const poor = style({
  display: "grid",
  gap: space[3],
  padding: space[3],
  borderRadius: radius.large,
  background: color.notewash,
});
globalStyle(`${poor} canvas`, { maxWidth: "8rem", maxHeight: "6rem", borderRadius: radius.small });
