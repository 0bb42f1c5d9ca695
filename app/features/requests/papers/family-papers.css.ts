import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

export const page = style({
  display: "grid",
  gap: space[5],
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: "44rem",
  paddingBottom: space[6],
});

export const counts = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[2],
  listStyle: "none",
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(4, auto)" } },
});
export const count = style({ display: "flex", alignItems: "center", gap: space[2] });

export const group = style({ display: "grid", gap: space[2] });
globalStyle(`${group} > h2`, { fontSize: "1.25rem" });

export const rows = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  listStyle: "none",
});
export const row = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  padding: space[4],
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});
/** The most pressing paper. */
export const pressing = style([
  row,
  {
    border: `1px solid ${color.line}`,
    borderRadius: radius.large,
    background: color.notewash,
  },
]);
/** The actions stand beside the words if there is room. */
export const body = style({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  minWidth: 0,
});
export const words = style({ flex: "1 1 9rem", minWidth: 0, overflowWrap: "anywhere" });
export const quiet = style({ color: color.quiet, fontSize: text.small });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[4]}`,
});
export const action = style({ display: "inline-block", paddingBlock: "10px" });

export const why = style({ flexBasis: "100%", fontSize: text.small });
globalStyle(`${why} > summary`, {
  minHeight: "44px",
  paddingBlock: "10px",
  color: color.teal,
  textDecoration: "underline",
  cursor: "pointer",
});

export const form = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
});
