import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space, text } from "~/ui/theme/theme.css";

export const ways = style({ display: "grid", gap: space[3], maxWidth: "620px" });

export const list = style({
  listStyle: "none",
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
});
globalStyle(`${list} > li + li`, { borderTop: `1px solid ${color.line}` });

export const way = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: "44px",
  padding: space[3],
  lineHeight: 1.4,
  color: color.ink,
  textDecoration: "none",
});
globalStyle(`${way} small`, { display: "block", color: color.quiet, fontSize: text.small });
globalStyle(`${way} > svg`, { flex: "none", color: color.teal });

export const label = style({ textDecoration: "underline", textUnderlineOffset: "4px" });
