import { globalStyle, style } from "@vanilla-extract/css";
import { color, space } from "~/ui/theme/theme.css";

export const list = style({ display: "grid", gap: space[3], listStyle: "none" });
globalStyle(`${list} > li`, { position: "relative", paddingLeft: "28px" });
// a tick of two edges, in the middle of the first line
globalStyle(`${list} > li::before`, {
  content: '""',
  position: "absolute",
  left: "5px",
  top: "calc(.5lh - 9px)",
  width: "8px",
  height: "14px",
  borderRight: `2px solid ${color.leaf}`,
  borderBottom: `2px solid ${color.leaf}`,
  transform: "rotate(40deg)",
});
