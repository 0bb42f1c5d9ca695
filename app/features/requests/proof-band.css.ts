import { style } from "@vanilla-extract/css";
import { color, media, space, text } from "~/ui/theme/theme.css";

/** Two parts, seven and five columns wide on desktop, stacked on a phone. */
export const band = style({
  "@media": {
    [media.large]: {
      display: "grid",
      gridTemplateColumns: "7fr 5fr",
      alignItems: "center",
      columnGap: space[7],
      borderBottom: `1px solid ${color.line}`,
    },
  },
});

export const proof = style({
  display: "grid",
  gap: space[3],
  paddingTop: space[5],
  "@media": { [media.large]: { paddingBottom: space[5] } },
});
export const quiet = style({ display: "block", color: color.quiet });
export const summary = style({ fontSize: text.heading3, lineHeight: 1.35 });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[4],
  maxWidth: "none",
  color: color.quiet,
  fontSize: text.small,
});
export const more = style({ display: "inline-flex", alignItems: "center", minHeight: "44px" });
