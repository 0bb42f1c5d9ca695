import { style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

export const forms = style({ display: "grid", gap: space[2], listStyle: "none" });
export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
});
