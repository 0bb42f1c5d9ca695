import { globalStyle, style } from "@vanilla-extract/css";
import { color, space } from "~/ui/theme/theme.css";

const lines = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[3],
  listStyle: "none",
});
globalStyle(`${lines} > li`, { position: "relative", paddingLeft: "28px" });
globalStyle(`${lines} + p`, { marginTop: space[2] });
globalStyle(`${lines} > li::before`, { content: '""', position: "absolute" });

export const list = style([lines]);
// a tick made of two borders, centred on the first line
globalStyle(`${list} > li::before`, {
  left: "5px",
  top: "calc(.5lh - 9px)",
  width: "8px",
  height: "14px",
  borderRight: `2px solid ${color.leaf}`,
  borderBottom: `2px solid ${color.leaf}`,
  transform: "rotate(40deg)",
});

export const untickedList = style([lines]);
globalStyle(`${untickedList} > li::before`, {
  left: 0,
  top: "calc(.5lh - 8px)",
  width: "16px",
  height: "16px",
  border: `2px solid ${color.edge}`,
  borderRadius: "3px",
});
