import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space } from "~/ui/theme/theme.css";

export const urgent = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderLeft: `6px solid ${color.red}`,
  borderRadius: radius.small,
  background: color.raised,
});

/** The sign in a column of its own, in the middle of the first line. */
export const words = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
globalStyle(`${words} > svg`, { flex: "none", height: "1lh", color: color.red });
// where letters are large the words stand below it
globalStyle(`${words} > p`, { flex: "1 1 0", minWidth: "min-content" });

/** Side by side in a column of a desk, and as wide as it together. */
globalStyle(`${urgent} > :last-child > a`, {
  "@media": { [media.large]: { flex: "auto", paddingInline: space[3] } },
});
