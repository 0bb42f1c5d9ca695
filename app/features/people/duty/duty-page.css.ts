import { style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

export const shifts = style({ display: "grid", gap: space[2], listStyle: "none" });
export const shift = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const days = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  columnGap: space[3],
});
