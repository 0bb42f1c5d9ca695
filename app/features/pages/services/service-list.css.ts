import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

export const list = style({
  display: "grid",
  columnGap: space[5],
  listStyle: "none",
  "@media": { [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
globalStyle(`${list} > li`, { display: "grid" });
globalStyle(`${list} a`, {
  display: "flex",
  alignItems: "flex-start",
  gap: space[4],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  color: color.quiet,
  textDecoration: "none",
  overflowWrap: "anywhere",
});
globalStyle(`${list} svg`, { flex: "none", color: color.teal });
/** An arrow that marks the line as a link. */
globalStyle(`${list} span + svg`, { alignSelf: "center", marginLeft: "auto" });
globalStyle(`${list} strong`, { display: "block", color: color.ink });
globalStyle(`${list} a:hover strong`, { textDecoration: "underline" });
