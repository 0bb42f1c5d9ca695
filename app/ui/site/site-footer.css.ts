import { globalStyle, style } from "@vanilla-extract/css";
import { color, space, text } from "../theme/theme.css";

export const footer = style({
  marginTop: space[6],
  paddingBlock: space[6],
  background: color.sky,
  borderTop: `1px solid ${color.line}`,
  "@media": { print: { padding: 0, background: "none" } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 220px), 1fr))",
  gap: space[5],
});
globalStyle(`${footer} h2`, { fontSize: text.body });
globalStyle(`${footer} ul`, { listStyle: "none" });
globalStyle(`${footer} li > a`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
});

export const pages = style({ "@media": { print: { display: "none" } } });
globalStyle(`${pages} ul`, {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 130px), 1fr))",
  columnGap: space[4],
});

export const small = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[5],
  marginTop: space[5],
  color: color.quiet,
  fontSize: text.small,
});
