import { style, styleVariants } from "@vanilla-extract/css";
import { color, radius, space, text } from "~/ui/theme/theme.css";

export const list = style({ display: "grid", gap: space[4], listStyle: "none" });

const row = style({ display: "grid", gap: space[1], overflowWrap: "anywhere" });
export const entry = styleVariants({
  setu: [row, { justifyItems: "start" }],
  family: [row, { justifyItems: "end" }],
  event: [row],
});
export const caption = style({ color: color.quiet, fontSize: text.small });

const bubble = style({
  maxWidth: "min(36rem, 88%)",
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  whiteSpace: "pre-line",
});
export const fromSetu = style([bubble, { background: color.wash }]);
export const fromFamily = style([bubble, { background: color.raised }]);
