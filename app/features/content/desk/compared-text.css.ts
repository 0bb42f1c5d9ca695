import { style } from "@vanilla-extract/css";
import { color, radius, space } from "~/ui/theme/theme.css";

export const compared = style({ display: "grid", gap: space[4] });
export const text = style({
  maxWidth: "44rem",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  lineHeight: 1.7,
});

const marked = style({ padding: "1px 2px", borderRadius: radius.small, color: color.ink });
/** A line marks the change, so that colour is not the only mark. */
export const added = style([
  marked,
  {
    background: color.wash,
    textDecoration: "underline",
    textDecorationThickness: "2px",
    fontWeight: 700,
  },
]);
export const removed = style([
  marked,
  { border: `1px solid ${color.line}`, textDecoration: "line-through", color: color.quiet },
]);

export const pick = style({
  display: "inline-grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  marginBlock: "-10px",
});
export const versions = style({ display: "grid", gap: space[3] });
