import { globalStyle, style } from "@vanilla-extract/css";
import { color, space } from "./theme/theme.css";

/** Links that filter the list below; the current one is marked. */
export const filterLinks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  listStyle: "none",
});
globalStyle(`${filterLinks} a`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  padding: `${space[1]} ${space[4]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: "22px",
  color: color.ink,
  textDecoration: "none",
});
globalStyle(`${filterLinks} a:hover`, { textDecoration: "underline" });
globalStyle(`${filterLinks} a > span`, { color: color.quiet });
globalStyle(`${filterLinks} a[aria-current]`, {
  borderColor: color.teal,
  background: color.teal,
  color: color.onTeal,
  fontWeight: 700,
});
globalStyle(`${filterLinks} a[aria-current] > span`, { color: "inherit" });
