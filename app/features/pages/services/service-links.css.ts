import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

export const links = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
  columnGap: space[5],
  listStyle: "none",
});
globalStyle(`${links} a`, {
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  minHeight: "48px",
  paddingBlock: space[2],
});
/** The icon aligns with the first line if a name has several lines. */
globalStyle(`${links} svg`, { height: "1lh" });
