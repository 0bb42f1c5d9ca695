import { style } from "@vanilla-extract/css";
import { color, media, space, text } from "~/ui/theme/theme.css";

/** The chips of a list, with the legend of its dots at the end of the line. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  "@media": { print: { display: "none" } },
});
export const chips = style({ display: "flex", flexWrap: "wrap", gap: space[2], listStyle: "none" });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: "999px",
  color: color.ink,
  fontSize: text.small,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { textDecoration: "underline" },
  selectors: {
    '&[aria-current="true"]': {
      borderColor: color.teal,
      background: color.wash,
      color: color.teal,
      fontWeight: 700,
    },
  },
  "@media": { [media.large]: { minHeight: "32px" } },
});
export const count = style({ color: color.quiet, fontWeight: 400 });
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[4],
  listStyle: "none",
  color: color.quiet,
  fontSize: text.small,
});
export const meaning = style({ display: "inline-flex", alignItems: "center", gap: space[2] });
